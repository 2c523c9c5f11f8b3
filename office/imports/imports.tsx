import UploadFile from '@mui/icons-material/UploadFileOutlined'
import { Alert, Box, Button } from '@mui/material'
import { type ChangeEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { IMPORT_KINDS, IMPORT_STATES } from '#contract/imports/closed-sets.ts'
import { addImport } from '#contract/imports/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { ThingList } from '#office/shell/list/ThingList.tsx'
import { useWords } from '#office/shell/locale.ts'
import { useMayChange } from '#office/shell/me.ts'
import type { Pages } from '#office/shell/pages.ts'
import { ImportPage } from './ImportPage.tsx'
import { ImportState } from './ImportState.tsx'
import { useImportWords } from './use-import-words.ts'

export const importPages: Pages = { list: ImportList, edit: ImportPage }

/** The files that were brought along, and the way to bring another. */
function ImportList() {
  const words = useImportWords()
  const mayChange = useMayChange('imports')
  const [wrong, setWrong] = useState<string | null>(null)
  return (
    <>
      <ThingList
        name="imports"
        columns={[
          { field: 'filename' },
          { field: 'kind', kind: 'choice' },
          { field: 'state', render: ({ state }) => <ImportState state={state} /> },
          { field: 'lines', kind: 'number' },
          { field: 'added', kind: 'number' },
          { field: 'changed', kind: 'number', onPhone: 'none' },
          { field: 'refused', kind: 'number' },
          { field: 'createdAt', kind: 'moment' },
          { field: 'who', onPhone: 'none' },
        ]}
        filters={[
          { field: 'kind', kind: 'choice', choices: IMPORT_KINDS },
          { field: 'state', kind: 'choice', choices: IMPORT_STATES },
        ]}
        nameOf={({ filename }) => filename}
        acts={mayChange && <Upload onWrong={setWrong} />}
        emptyHint={words.screen.emptyHint}
      />
      {wrong && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {wrong}
        </Alert>
      )}
      {mayChange && <Box sx={{ mt: 2, color: 'text.secondary', fontSize: '0.8125rem' }}>{words.screen.hint}</Box>}
    </>
  )
}

/** Chosen, sent and read at once. */
function Upload({ onWrong }: { onWrong: (wrong: string | null) => void }) {
  const { screen } = useImportWords()
  const { faults } = useWords()
  const go = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const files = useRef<HTMLInputElement>(null)
  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    setBusy(true)
    onWrong(null)
    const answer = await ask(addImport, { body: {}, files: [file] }).catch(() => null)
    setBusy(false)
    target.value = ''
    if (answer?.success) return go(`/imports/${answer.data.import.id}`)
    onWrong(answer ? (answer.errors?.file ?? answer.message) : faults.offline)
  }
  return (
    <>
      <Button variant="contained" startIcon={<UploadFile />} disabled={isBusy} onClick={() => files.current?.click()}>
        {isBusy ? screen.uploading : screen.upload}
      </Button>
      <input ref={files} type="file" hidden accept=".csv,.tsv,.txt,text/csv" onChange={send} />
    </>
  )
}

import { Alert, Box } from '@mui/material'
import { Loading } from 'react-admin'
import { useParams } from 'react-router'
import type { Import } from '#contract/imports/imports.ts'
import { BackLink } from '#office/shell/form/BackLink.tsx'
import { PageHead } from '#office/shell/frame/PageHead.tsx'
import { fill } from '#words/basics/fill.ts'
import { ImportActs } from './ImportActs.tsx'
import { ImportNotes } from './ImportNotes.tsx'
import { ImportResult } from './ImportResult.tsx'
import { ImportState } from './ImportState.tsx'
import { MappingForm } from './MappingForm.tsx'
import { useImport } from './use-import.ts'
import { useImportWords } from './use-import-words.ts'

/** One file: what its columns are, what a trial says, how its import goes on, and the way back. */
export function ImportPage() {
  const { id = '' } = useParams()
  const { screen } = useImportWords()
  const { told, refusal, reload } = useImport(id)
  if (refusal && !told) return <PageHead title={screen.notFound} above={<BackLink name="imports" />} />
  if (!told) return <Loading />
  return (
    <>
      <PageHead title={told.filename} note={<Note told={told} />} above={<BackLink name="imports" />}>
        <ImportActs told={told} onChange={reload} />
      </PageHead>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 1100, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {!told.isKnown && <Alert severity="info">{screen.forgotten}</Alert>}
        {told.state !== 'MAPPING' && <ImportResult told={told} />}
        {told.state !== 'MAPPING' && told.state !== 'CHECKING' && <ImportNotes told={told} />}
        {(told.state === 'MAPPING' || told.state === 'CHECKED') && (
          <MappingForm key={told.changedAt} told={told} onChecked={reload} />
        )}
      </Box>
    </>
  )
}

function Note({ told: { state, source, kind, lines } }: { told: Import }) {
  const { screen, sources, kinds } = useImportWords()
  const counted = lines === 1 ? screen.lines.one : fill(screen.lines.many, { n: lines })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <ImportState state={state} />
      {kinds[kind]} · {sources[source]} · {counted}
    </Box>
  )
}

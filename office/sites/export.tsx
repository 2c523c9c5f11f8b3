import { Alert, Box, Button } from '@mui/material'
import { Loading } from 'react-admin'
import { askEstateExport } from '#contract/sites/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { PageHead } from '#office/shell/frame/PageHead.tsx'
import type { Pages } from '#office/shell/pages.ts'
import { Block, Quiet } from '#office/shell/panel/Block.tsx'
import { useAct } from '#office/shell/panel/use-act.ts'
import { useScreenWords, useThingWords } from '#office/shell/use-screen-words.ts'
import { EXPORT_DAYS } from '#rules/sites/estate-export.ts'
import { fill } from '#words/basics/fill.ts'
import { ExportRow } from './ExportRow.tsx'
import { useEstateExports } from './use-estate-exports.ts'

export const exportPages: Pages = { list: ExportPage }

/** Everything of the estate in one file: asked for, watched, fetched. */
function ExportPage() {
  const words = useScreenWords().export
  const { title } = useThingWords('export')
  const { exports, refusal, isUnderWay, reload } = useEstateExports()
  const { act, isBusy } = useAct()
  const prepare = async () => {
    await act(ask(askEstateExport, {}), words.asked)
    await reload()
  }
  return (
    <>
      <PageHead title={title}>
        <Button variant="contained" disabled={isBusy || isUnderWay || !exports} onClick={() => void prepare()}>
          {words.ask}
        </Button>
      </PageHead>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 900, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ maxWidth: '70ch' }}>{fill(words.hint, { days: EXPORT_DAYS })}</Box>
        {refusal && <Alert severity="error">{refusal}</Alert>}
        {!exports && !refusal && <Loading />}
        {exports && (
          <Block title={words.list}>
            {exports.length === 0 && <Quiet>{words.none}</Quiet>}
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {exports.map((one) => (
                <ExportRow key={one.id} export={one} />
              ))}
            </Box>
          </Block>
        )}
        <Contents />
      </Box>
    </>
  )
}

function Contents() {
  const words = useScreenWords().export
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
      <Block title={words.contains}>
        <Lines lines={words.has} />
      </Block>
      <Block title={words.lacks}>
        <Lines lines={words.hasNot} />
        <Alert severity="info" sx={{ mt: 1.5 }}>
          {words.careful}
        </Alert>
      </Block>
    </Box>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  )
}

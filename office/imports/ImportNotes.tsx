import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { Import } from '#contract/imports/imports.ts'
import { getImportReport } from '#contract/imports/routes.ts'
import { Block, Quiet } from '#office/shell/panel/Block.tsx'
import { StateChip, type StateLook } from '#office/shell/panel/StateChip.tsx'
import { fill } from '#words/basics/fill.ts'
import { useImportWords } from './use-import-words.ts'

const LOOKS: Readonly<Record<Import['notes'][number]['kind'], StateLook>> = {
  REFUSED: 'refused',
  WARNING: 'waiting',
  KEPT: 'under-way',
}
const ON_DESK = { display: { xs: 'none', md: 'table-cell' } } as const

/** Line by line: what was refused, what is left to do by hand, what an undo has kept. */
export function ImportNotes({ told }: { told: Import }) {
  const { screen, noteKinds } = useImportWords()
  const { notes } = told
  const all = told.refused + told.warned + told.kept
  const report = (
    <Button
      color="secondary"
      startIcon={<DownloadIcon />}
      href={`/api${getImportReport.path.replace(':id', String(told.id))}`}
      download
    >
      {screen.report}
    </Button>
  )
  return (
    <Block title={screen.notes} acts={notes.length > 0 && report}>
      {notes.length === 0 ? (
        <Quiet>{screen.noNotes}</Quiet>
      ) : (
        <Table size="small" aria-label={screen.notes} sx={{ '& td, & th': { px: 0.75, verticalAlign: 'top' } }}>
          <TableHead>
            <TableRow>
              <TableCell>{screen.line}</TableCell>
              <TableCell>{screen.column}</TableCell>
              <TableCell sx={ON_DESK}>{screen.value}</TableCell>
              <TableCell>{screen.reason}</TableCell>
              <TableCell sx={ON_DESK}>{screen.outcome}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {notes.map((note, at) => (
              // Two notes may say the same of one line.
              // biome-ignore lint/suspicious/noArrayIndexKey: they are never put in another order
              <TableRow key={at}>
                <TableCell sx={{ fontVariantNumeric: 'tabular-nums' }}>{note.line}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{note.column}</TableCell>
                <TableCell sx={{ ...ON_DESK, overflowWrap: 'anywhere', maxWidth: 240 }}>{note.value}</TableCell>
                <TableCell>{note.reason}</TableCell>
                <TableCell sx={ON_DESK}>
                  <StateChip look={LOOKS[note.kind]} label={noteKinds[note.kind]} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {all > notes.length && (
        <Box sx={{ mt: 1, color: 'text.secondary' }}>{fill(screen.moreNotes, { n: notes.length })}</Box>
      )}
    </Block>
  )
}

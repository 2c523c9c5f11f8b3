import { Box } from '@mui/material'
import { useScreenWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'

interface SheetStatusProps {
  count: number
  problems: readonly string[]
  /** How many pasted cells had no place in the sheet. */
  outside: number
  isSaving: boolean
}

/** What became of the cells that were typed in; reasons in words, for whoever cannot point at a cell. */
export function SheetStatus({ count, problems, outside, isSaving }: SheetStatusProps) {
  const words = useScreenWords().catalogue.sheet
  const told = (sentences: { one: string; many: string }, n: number) =>
    n === 1 ? sentences.one : fill(sentences.many, { n })
  return (
    <Box role="status" sx={{ mt: 1, minHeight: 24, fontSize: '0.8125rem', color: 'text.secondary' }}>
      {isSaving ? words.saving : count > 0 && told(words.saved, count)}
      {outside > 0 && <Box sx={{ color: 'error.main' }}>{told(words.outside, outside)}</Box>}
      {problems.length > 0 && (
        <Box sx={{ color: 'error.main' }}>
          {told(words.refused, problems.length)}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  )
}

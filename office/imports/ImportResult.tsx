import { Box, LinearProgress } from '@mui/material'
import type { Import } from '#contract/imports/imports.ts'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { Block } from '#office/shell/panel/Block.tsx'
import { isUnderWay } from '#rules/imports/import-states.ts'
import { fill } from '#words/basics/fill.ts'
import { LOCALES } from '#words/basics/locales.ts'
import { useImportWords } from './use-import-words.ts'

const COUNTS = ['added', 'changed', 'same', 'refused', 'warned'] as const

/** How far it has come, and what became of its lines so far. */
export function ImportResult({ told }: { told: Import }) {
  const { screen } = useImportWords()
  const number = new Intl.NumberFormat(LOCALES[useSpokenLocale()].iso)
  const isTrial = told.state === 'CHECKING' || told.state === 'CHECKED'
  const names = told.state === 'UNDONE' || told.state === 'UNDOING' ? ([...COUNTS, 'kept'] as const) : COUNTS
  return (
    <Block title={screen.result} {...(isTrial ? { hint: screen.trialNote } : {})}>
      {isUnderWay(told.state) && <Progress told={told} />}
      <Box
        component="dl"
        sx={{ display: 'grid', gap: 2, m: 0, gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))' }}
      >
        {names.map((name) => (
          <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {screen.counts[name]}
            </Box>
            <Box
              component="dd"
              sx={{
                m: 0,
                fontSize: '1.5rem',
                fontVariantNumeric: 'tabular-nums',
                color: name === 'refused' && told.refused > 0 ? 'error.main' : 'text.primary',
              }}
            >
              {number.format(told[name])}
            </Box>
          </Box>
        ))}
      </Box>
    </Block>
  )
}

function Progress({ told: { state, done, lines, left } }: { told: Import }) {
  const { screen } = useImportWords()
  const isUndo = state === 'UNDOING'
  const label = isUndo ? fill(screen.undoLeft, { n: left }) : fill(screen.progress, { done, lines })
  return (
    <Box sx={{ mb: 2 }} role="status">
      <LinearProgress
        aria-label={label}
        variant={isUndo ? 'indeterminate' : 'determinate'}
        value={lines === 0 ? 0 : Math.round((done / lines) * 100)}
      />
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', mt: 0.5 }}>{label}</Box>
    </Box>
  )
}

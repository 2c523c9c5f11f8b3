import { Box, Button } from '@mui/material'
import { type SpokenThing, useScreenWords } from '#office/shell/use-screen-words.ts'
import type { FormPart } from './form-part.ts'

/** Shorter forms are seen at once. */
const LONG_FORM = 5

export const partId = (section: string) => `part-${section}`

/** Of a long form: its parts by name, always in sight. */
export function PartsNav({ parts, thing }: { parts: readonly FormPart[]; thing: SpokenThing }) {
  const words = useScreenWords().catalogue
  if (parts.length < LONG_FORM) return null
  const go = (section: string) => {
    const heading = document.getElementById(partId(section))
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }
  return (
    <Box
      component="nav"
      aria-label={words.parts}
      sx={{
        position: 'sticky',
        top: { xs: 52, md: 56 },
        zIndex: 3,
        display: 'flex',
        gap: 0.5,
        flexWrap: { md: 'wrap' },
        overflowX: 'auto',
        maxWidth: 1100,
        mb: 1.5,
        py: 0.75,
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {parts.map(({ section }) => (
        <Button
          key={section}
          size="small"
          color="secondary"
          onClick={() => go(section)}
          sx={{ flexShrink: 0, fontWeight: 400, whiteSpace: 'nowrap' }}
        >
          {thing.sections[section] ?? section}
        </Button>
      ))}
    </Box>
  )
}

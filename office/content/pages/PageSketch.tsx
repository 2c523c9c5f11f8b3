import { Box } from '@mui/material'
import type { SectionType } from '#contract/content/sections.ts'
import { SketchStrokes } from '#office/content/desk/SectionSketch.tsx'

/** As many as one sees before scrolling. */
const SHOWN = 3

/** A small drawing of how a page begins; what stands beside it says the same. */
export function PageSketch({ sections }: { sections: readonly SectionType[] }) {
  return (
    <Box
      component="svg"
      viewBox={`0 0 48 ${32 * SHOWN}`}
      aria-hidden
      sx={{
        width: { xs: 36, sm: 48 },
        height: { xs: 72, sm: 96 },
        flexShrink: 0,
        color: 'text.secondary',
        bgcolor: 'background.default',
        border: 1,
        borderColor: 'divider',
        borderRadius: 0.5,
      }}
    >
      {sections.slice(0, SHOWN).map((type, at) => (
        <g key={type} transform={`translate(0 ${32 * at})`}>
          <SketchStrokes type={type} />
        </g>
      ))}
    </Box>
  )
}

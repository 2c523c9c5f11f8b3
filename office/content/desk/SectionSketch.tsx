import { Box } from '@mui/material'
import type { SectionType } from '#contract/content/sections.ts'
import { SECTION_SKETCHES, type Stroke } from './section-sketches.ts'

/** A small drawing of a kind of section; its name says the same. */
export function SectionSketch({ type }: { type: SectionType }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 48 32"
      aria-hidden
      sx={{
        width: 66,
        height: 44,
        flexShrink: 0,
        color: 'text.secondary',
        bgcolor: 'background.default',
        borderRadius: 0.5,
      }}
    >
      <SketchStrokes type={type} />
    </Box>
  )
}

/** The same for a larger drawing: 48 wide and 32 high. */
export function SketchStrokes({ type }: { type: SectionType }) {
  return SECTION_SKETCHES[type].map((stroke) => <Drawn key={stroke.join(' ')} stroke={stroke} />)
}

function Drawn({ stroke: [kind, x = 0, y = 0, width = 0, height = 0] }: { stroke: Stroke }) {
  switch (kind) {
    case 'picture':
      return <rect x={x} y={y} width={width} height={height} rx={1} fill="currentColor" opacity={0.22} />
    case 'title':
      return <rect x={x} y={y - 1.25} width={width} height={2.5} rx={1} fill="currentColor" />
    case 'line':
      return <rect x={x} y={y - 0.5} width={width} height={1} rx={0.5} fill="currentColor" opacity={0.55} />
    case 'button':
      return <rect x={x} y={y} width={width} height={4.5} rx={1} fill="#7a1f2b" />
    case 'dot':
      return <circle cx={x} cy={y} r={1.75} fill="#7a1f2b" />
    case 'bottle':
      return (
        <path
          d={`M${x - 0.8} 9h1.6v4.5c1.2 .8 1.4 1.6 1.4 2.8v11.2h-4.4v-11.2c0 -1.2 .2 -2 1.4 -2.8z`}
          fill="currentColor"
          opacity={0.7}
        />
      )
  }
}

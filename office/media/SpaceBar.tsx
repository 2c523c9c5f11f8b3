import { Box, LinearProgress } from '@mui/material'
import type { OutputOf } from '#contract/basics/define-call.ts'
import type { getMediaSpace } from '#contract/media/media.ts'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { fill } from '#words/basics/fill.ts'
import { numberFormat } from '#words/basics/formats.ts'
import { formatBytes } from './format-bytes.ts'
import { useMediaWords } from './library.ts'

const NEARLY = 90

/** How much of its room the library takes. */
export function SpaceBar({ space }: { space: OutputOf<typeof getMediaSpace> }) {
  const words = useMediaWords().space
  const locale = useSpokenLocale()
  const number = (value: number) => numberFormat(locale, {}).format(value)
  const share = Math.max(space.bytes / Math.max(1, space.mostBytes), space.files / Math.max(1, space.mostFiles))
  const percent = Math.min(100, share * 100)
  const told = fill(words.told, { used: formatBytes(space.bytes, locale), most: formatBytes(space.mostBytes, locale) })
  const files = fill(words.files, { n: number(space.files), most: number(space.mostFiles) })
  return (
    <Box sx={{ display: 'grid', gap: 0.5, maxWidth: 420 }}>
      <LinearProgress
        role="meter"
        variant="determinate"
        value={percent}
        aria-label={words.label}
        aria-valuetext={`${told} · ${files}`}
        color={percent >= NEARLY ? 'error' : 'primary'}
        sx={{ height: 6, borderRadius: 3, bgcolor: 'divider' }}
      />
      <Box sx={{ fontSize: '0.8125rem', color: percent >= NEARLY ? 'error.main' : 'text.secondary' }}>
        {percent >= NEARLY && `${words.nearlyFull} `}
        {told} · {files}
      </Box>
    </Box>
  )
}

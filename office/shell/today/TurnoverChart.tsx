import { Box, useMediaQuery, useTheme } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { dayFormat, numberFormat } from '#words/basics/formats.ts'
import { type TurnoverPoint, topOf } from './turnover-bars.ts'

/** Drawn narrower on phones, so that its words stay readable. */
const WIDTHS = { phone: 380, desk: 720 }
const HEIGHT = 220
const LEFT = 56
const BOTTOM = 26
const TOP = 8
const LINES = [0, 0.5, 1]

interface TurnoverChartProps {
  points: readonly TurnoverPoint[]
  scale: 'days' | 'months'
  /** What it shows, in a sentence. */
  label: string
}

/** A bar for each day or month; behind it, wider and paler, the same a year before. */
export function TurnoverChart({ points, scale, label }: TurnoverChartProps) {
  const locale = useSpokenLocale()
  const words = useBusinessWords().today
  const { palette } = useTheme()
  const isDesk = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'))
  const width = isDesk ? WIDTHS.desk : WIDTHS.phone
  const top = topOf(points)
  const step = (width - LEFT) / Math.max(1, points.length)
  const y = (amount: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - amount / top)
  const euros = numberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
  const named = dayFormat(locale, scale === 'days' ? { day: 'numeric', month: 'short' } : { month: 'short' })
  const every = (scale === 'days' ? 5 : 1) * (isDesk ? 1 : 2)
  const bar = (amount: number) => ({ y: y(Math.max(0, amount)), height: y(0) - y(Math.max(0, amount)) })
  return (
    <Box>
      <Box
        component="svg"
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={label}
        sx={{ width: '100%', display: 'block' }}
      >
        {LINES.map((part) => (
          <g key={part}>
            <line x1={LEFT} x2={width} y1={y(top * part)} y2={y(top * part)} stroke={palette.divider} />
            <text x={LEFT - 8} y={y(top * part) + 4} textAnchor="end" fontSize="12" fill={palette.text.secondary}>
              {euros.format(top * part)}
            </text>
          </g>
        ))}
        {points.map(({ at, amount, lastYear }, place) => {
          const x = LEFT + place * step
          return (
            <g key={at}>
              <rect x={x + step * 0.12} width={step * 0.76} {...bar(lastYear)} fill="#d9d3c9" />
              <rect x={x + step * 0.26} width={step * 0.48} {...bar(amount)} fill={palette.primary.main} />
              {(points.length - 1 - place) % every === 0 && (
                <text
                  {...(place === points.length - 1
                    ? { x: width, textAnchor: 'end' }
                    : { x: x + step / 2, textAnchor: 'middle' })}
                  y={HEIGHT - 8}
                  fontSize="12"
                  fill={palette.text.secondary}
                >
                  {named.format(new Date(scale === 'days' ? at : `${at}-01`))}
                </text>
              )}
            </g>
          )
        })}
      </Box>
      <Box aria-hidden sx={{ display: 'flex', gap: 2, fontSize: '0.8125rem', color: 'text.secondary', mt: 0.5 }}>
        <Key colour={palette.primary.main}>{words.thisYear}</Key>
        <Key colour="#d9d3c9">{words.yearBefore}</Key>
      </Box>
    </Box>
  )
}

function Key({ colour, children }: { colour: string; children: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <Box component="span" sx={{ width: 12, height: 12, borderRadius: '2px', bgcolor: colour }} />
      {children}
    </Box>
  )
}

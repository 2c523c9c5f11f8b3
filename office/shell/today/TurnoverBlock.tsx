import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import {
  Box,
  Button,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material'
import { useState } from 'react'
import type { Dashboard } from '#contract/office/dashboard.ts'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { Block } from '#office/shell/panel/Block.tsx'
import { saveBlob } from '#office/shell/save-blob.ts'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { dayFormat } from '#words/basics/formats.ts'
import { formatPrice } from '#words/basics/prices.ts'
import { TurnoverChart } from './TurnoverChart.tsx'
import { type TurnoverPoint, turnoverCsv } from './turnover-bars.ts'

type Scale = 'days' | 'months'
type Figures = NonNullable<Dashboard['turnover']>

/** How the shop does: today, this month and this year against the last, as a picture, a table and a file. */
export function TurnoverBlock({ turnover }: { turnover: Figures }) {
  const words = useBusinessWords().today
  const locale = useSpokenLocale()
  const [scale, setScale] = useState<Scale>('days')
  const [hasTable, setTable] = useState(false)
  const points: TurnoverPoint[] =
    scale === 'days'
      ? turnover.days.map(({ day, ...rest }) => ({ at: day, ...rest }))
      : turnover.months.map(({ month, ...rest }) => ({ at: month, ...rest }))
  const sum = (field: 'amount' | 'lastYear') =>
    formatPrice(
      points.reduce((total, point) => total + point[field], 0),
      locale,
    )
  const label = fill(words.chart, {
    scale: words.by[scale].toLowerCase(),
    amount: sum('amount'),
    lastYear: sum('lastYear'),
  })
  const { columns } = words
  const head = [scale === 'days' ? columns.day : columns.month, columns.amount, columns.lastYear, columns.orders]
  const save = () => saveCsv(`${words.file}.csv`, turnoverCsv({ points, head, comma: locale === 'fr' ? ',' : '.' }))
  return (
    <Block title={words.turnover} hint={words.turnoverHint}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' }, mb: 2 }}>
        {(['today', 'month', 'year'] as const).map((span) => (
          <Span key={span} name={words.spans[span]} {...turnover[span]} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={scale}
          aria-label={words.scale}
          onChange={(_, next: Scale | null) => next && setScale(next)}
        >
          {(['days', 'months'] as const).map((one) => (
            <ToggleButton key={one} value={one} sx={{ textTransform: 'none', px: 1.5, color: 'text.primary' }}>
              {words.by[one]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button
          color="secondary"
          aria-expanded={hasTable}
          onClick={() => setTable(!hasTable)}
          sx={{ ml: { sm: 'auto' } }}
        >
          {hasTable ? words.hideTable : words.table}
        </Button>
        <Button color="secondary" startIcon={<DownloadIcon />} onClick={save}>
          {words.csv}
        </Button>
      </Box>
      <TurnoverChart points={points} scale={scale} label={label} />
      {hasTable && <TurnoverTable points={points} head={head} scale={scale} />}
    </Block>
  )
}

function Span({ name, amount, orders, lastYear }: { name: string; amount: number; orders: number; lastYear: number }) {
  const words = useBusinessWords().today
  const locale = useSpokenLocale()
  const before = lastYear > 0 ? fill(words.lastYear, { amount: formatPrice(lastYear, locale) }) : words.noLastYear
  return (
    <Box>
      <Box sx={{ color: 'text.secondary' }}>{name}</Box>
      <Box sx={{ fontSize: '1.375rem', fontWeight: 600, lineHeight: 1.3 }}>{formatPrice(amount, locale)}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {orders === 1 ? words.orders.one : fill(words.orders.many, { n: orders })} · {before}
      </Box>
    </Box>
  )
}

interface TurnoverTableProps {
  points: readonly TurnoverPoint[]
  head: readonly string[]
  scale: Scale
}

function TurnoverTable({ points, head, scale }: TurnoverTableProps) {
  const { turnover } = useBusinessWords().today
  const locale = useSpokenLocale()
  const named = dayFormat(
    locale,
    scale === 'days' ? { day: '2-digit', month: '2-digit', year: 'numeric' } : { month: 'long', year: 'numeric' },
  )
  return (
    <Table size="small" aria-label={turnover} sx={{ mt: 2, '& td, & th': { px: 0.5 } }}>
      <TableHead>
        <TableRow>
          {head.map((name, at) => (
            <TableCell key={name} align={at === 0 ? 'left' : 'right'} sx={{ whiteSpace: 'normal !important' }}>
              {name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {[...points].reverse().map(({ at, amount, lastYear, orders }) => (
          <TableRow key={at}>
            <TableCell>{named.format(new Date(scale === 'days' ? at : `${at}-01`))}</TableCell>
            <TableCell align="right">{formatPrice(amount, locale)}</TableCell>
            <TableCell align="right">{formatPrice(lastYear, locale)}</TableCell>
            <TableCell align="right">{orders}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** With the mark by which spreadsheets know accents. */
function saveCsv(name: string, text: string): void {
  saveBlob(new Blob([`\uFEFF${text}`], { type: 'text/csv' }), name)
}

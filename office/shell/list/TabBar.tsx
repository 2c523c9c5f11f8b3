import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useListContext } from 'react-admin'
import type { Envelope } from '#contract/basics/envelope.ts'
import { useAnswer } from '#office/shell/use-answer.ts'

type Counts = Readonly<Record<string, number | null>>

/** The piles that a list is sorted into, by the filter that tells them apart; the empty one is no filter. */
export interface ListTabs {
  field: string
  label: string
  of: readonly { value: string; label: string }[]
  /** Which is open until another one is chosen. */
  first: string
  /** How much lies in each. */
  counts: () => Promise<Envelope<Counts>>
}

/** Its room is there before it is: a pile that moves away under a finger is not chosen. */
const COUNT = { minWidth: '1ch', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }

/** Which pile is open, and how much lies in each, counted anew whenever the list is asked anew. */
export function TabBar({ tabs: { field, label, of, counts } }: { tabs: ListTabs }) {
  const { filterValues, setFilters, isFetching } = useListContext()
  const { data } = useAnswer(isFetching ? '' : 'counts', counts)
  const { [field]: open = '', ...others } = filterValues
  const choose = (_: unknown, value: string | null) => {
    if (value !== null) setFilters(value === '' ? others : { ...others, [field]: value })
  }
  return (
    <Box sx={{ mb: 1.5, overflowX: 'auto' }}>
      <ToggleButtonGroup exclusive size="small" color="primary" value={open} onChange={choose} aria-label={label}>
        {of.map(({ value, label: name }) => (
          <ToggleButton key={value} value={value} sx={{ gap: 0.75, px: 1.5, whiteSpace: 'nowrap' }}>
            {name}
            <Box component="span" sx={COUNT}>
              {data?.[value] || null}
            </Box>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  )
}

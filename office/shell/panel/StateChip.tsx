import { Chip, type ChipProps } from '@mui/material'

/** How a state looks wherever it is told: waiting, done, refused, or on its way. */
export type StateLook = 'waiting' | 'done' | 'refused' | 'under-way'

const COLOURS: Readonly<Record<StateLook, ChipProps['color']>> = {
  waiting: 'warning',
  done: 'success',
  refused: 'error',
  'under-way': 'info',
}

export function StateChip({ look, label }: { look: StateLook; label: string }) {
  return <Chip size="small" variant="outlined" color={COLOURS[look]} label={label} />
}

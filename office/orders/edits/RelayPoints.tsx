import { Box, FormControlLabel, Radio, RadioGroup } from '@mui/material'
import type { AccessPoint } from '#contract/deliveries/deliveries.ts'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { Quiet } from '#office/shell/panel/Block.tsx'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { formatDay } from '#words/basics/dates.ts'
import { formatDistance } from '#words/basics/distances.ts'
import { fill } from '#words/basics/fill.ts'
import { accessPointWords } from '#words/deliveries/access-points/words.ts'

interface RelayPointsProps {
  points: readonly AccessPoint[]
  /** Where the order goes until now. */
  formerId: string
  chosenId: string | null
  onChoose: (point: AccessPoint) => void
}

/** The access points that were found, nearest first; what takes no parcels, and where the order goes, cannot be chosen. */
export function RelayPoints({ points, formerId, chosenId, onChoose }: RelayPointsProps) {
  const words = useBusinessWords().orders.edit
  if (points.length === 0) return <Quiet>{words.noRelay}</Quiet>
  return (
    <RadioGroup
      aria-label={words.relays}
      value={chosenId ?? ''}
      onChange={({ target }) => {
        const point = points.find(({ id }) => id === target.value)
        if (point) onChoose(point)
      }}
      sx={{ maxHeight: 320, overflowY: 'auto', flexWrap: 'nowrap' }}
    >
      {points.map((point) => (
        <FormControlLabel
          key={point.id}
          value={point.id}
          disabled={point.id === formerId || point.isFull === true}
          control={<Radio size="small" />}
          label={<PointText point={point} isFormer={point.id === formerId} />}
          sx={{ alignItems: 'flex-start', py: 0.75, mr: 0, '& .MuiRadio-root': { py: 0 } }}
        />
      ))}
    </RadioGroup>
  )
}

function PointText({ point, isFormer }: { point: AccessPoint; isFormer: boolean }) {
  const { edit } = useBusinessWords().orders
  const locale = useSpokenLocale()
  const words = accessPointWords[locale]
  const { name, addLine1, zipCode, city, distanceMetres, closedUntil, isFull } = point
  const away = distanceMetres === null ? '' : fill(words.away, { distance: formatDistance(distanceMetres, locale) })
  const signs = [
    isFormer && edit.formerRelay,
    isFull && words.full,
    closedUntil && fill(words.holidays, { day: formatDay(closedUntil, locale) }),
  ].filter(Boolean)
  return (
    <Box component="span" sx={{ display: 'grid' }}>
      <span>{name}</span>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {[`${addLine1}, ${zipCode} ${city}`, away].filter(Boolean).join(' · ')}
      </Box>
      {signs.length > 0 && (
        <Box component="span" sx={{ color: 'text.secondary', fontStyle: 'italic' }}>
          {signs.join(' · ')}
        </Box>
      )}
    </Box>
  )
}

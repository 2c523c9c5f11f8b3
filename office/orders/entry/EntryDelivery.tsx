import { Box, MenuItem, ToggleButton, ToggleButtonGroup } from '@mui/material'
import type { EnteredDelivery } from '#contract/checkout/closed-sets.ts'
import type { EntryPrice } from '#contract/checkout/entered-orders.ts'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { Block, Quiet } from '#office/shell/panel/Block.tsx'
import { formatPrice } from '#words/basics/prices.ts'
import { EntryField } from './EntryField.tsx'
import { EntryPlace } from './EntryPlace.tsx'
import type { EntryPart } from './entry-part.ts'
import { useEntryWords } from './use-entry-words.ts'

interface EntryDeliveryProps extends EntryPart {
  price: EntryPrice | null
  types: readonly EnteredDelivery[]
}

/** Taken along, fetched, or brought. What leaves at once is paid at once. */
export function EntryDelivery({ typed, onChange, errors, price, types }: EntryDeliveryProps) {
  const words = useEntryWords().delivery
  const { delivery, payment } = typed
  const choose = (type: EnteredDelivery | null) => {
    if (type === null) return
    const means = type === 'TAKEN_AWAY' && payment.means === 'LINK' ? 'TERMINAL' : payment.means
    onChange({ delivery: { ...delivery, type }, payment: { ...payment, means } })
  }
  return (
    <Block title={words.title}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        color="primary"
        value={delivery.type}
        aria-label={words.title}
        onChange={(_, type: EnteredDelivery | null) => choose(type)}
      >
        {types.map((type) => (
          <ToggleButton key={type} value={type} sx={{ textTransform: 'none' }}>
            {words.types[type]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {delivery.type === 'CLICK_AND_COLLECT' && <EntryPlace typed={typed} onChange={onChange} errors={errors} />}
      {delivery.type === 'DELIVERY' && <Carrier typed={typed} onChange={onChange} errors={errors} price={price} />}
    </Block>
  )
}

function Carrier({ typed: { delivery }, onChange, errors, price }: Omit<EntryDeliveryProps, 'types'>) {
  const words = useEntryWords().delivery
  const locale = useSpokenLocale()
  const carriers = price?.carriers ?? []
  const offered = carriers.filter((carrier) => carrier.price !== null)
  if (carriers.length === 0)
    return (
      <Box sx={{ mt: 2 }}>
        <Quiet>{words.needsPlace}</Quiet>
      </Box>
    )
  const cost = (amount: number | null) => (amount === 0 ? words.free : formatPrice(amount ?? 0, locale))
  return (
    <Box sx={{ mt: 2 }}>
      <EntryField
        select
        id="entry-carrier"
        label={words.carrier}
        value={offered.some(({ id }) => id === delivery.idCarrier) ? delivery.idCarrier : ''}
        onType={(id) => onChange({ delivery: { ...delivery, idCarrier: Number(id) } })}
        problem={errors['delivery.idCarrier'] ?? price?.problem ?? undefined}
      >
        {carriers.map((carrier) => (
          <MenuItem key={carrier.id} value={carrier.id} disabled={carrier.price === null}>
            {carrier.name} · {carrier.price === null ? carrier.why : cost(carrier.price)}
          </MenuItem>
        ))}
      </EntryField>
    </Box>
  )
}

import { Alert, Box, Link as MuiLink } from '@mui/material'
import { Link } from 'react-router'
import type { OfficeOrder } from '#contract/orders/office-orders.ts'
import { GoodsChip } from '#office/orders/OrderStates.tsx'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { Block } from '#office/shell/panel/Block.tsx'
import { useMoment } from '#office/shell/use-moment.ts'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { formatPrice } from '#words/basics/prices.ts'

/** What was added to an order, or what this one was added to. */
export function Supplements({ order: { supplements, supplemented } }: { order: OfficeOrder }) {
  const words = useBusinessWords().orders.edit
  const locale = useSpokenLocale()
  const { moment } = useMoment()
  if (supplemented)
    return (
      <Alert severity="info">
        <MuiLink component={Link} to={`/orders/${supplemented.id}`}>
          {fill(words.supplemented, { reference: supplemented.reference })}
        </MuiLink>
      </Alert>
    )
  if (supplements.length === 0) return null
  return (
    <Block title={words.supplements}>
      {supplements.map(({ id, reference, total, fulfilment, until }) => (
        <Box key={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', py: 0.5 }}>
          <MuiLink component={Link} to={`/orders/${id}`}>
            {reference}
          </MuiLink>
          <span>{formatPrice(total, locale)}</span>
          <GoodsChip fulfilment={fulfilment} />
          {fulfilment === 'AWAITING_PAYMENT' && until && (
            <Box sx={{ color: 'text.secondary' }}>{fill(words.supplementUntil, { moment: moment(until) })}</Box>
          )}
        </Box>
      ))}
    </Block>
  )
}

import { Box } from '@mui/material'
import { Fragment } from 'react'
import type { EntryPrice } from '#contract/checkout/entered-orders.ts'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { formatPrice } from '#words/basics/prices.ts'
import { useEntryWords } from './use-entry-words.ts'

/** What it comes to, told anew with every change. */
export function EntrySums({ price }: { price: EntryPrice }) {
  const words = useEntryWords().sums
  const locale = useSpokenLocale()
  const rows = [
    [words.subtotal, price.subtotal],
    ...(price.discount > 0 ? [[words.discount, -price.discount] as const] : []),
    ...(price.shippingFees > 0 ? [[words.shipping, price.shippingFees] as const] : []),
    [words.total, price.total],
  ] as const
  return (
    <Box role="status">
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 3, rowGap: 0.25, m: 0 }}>
        {rows.map(([label, amount]) => {
          const weight = label === words.total ? { fontWeight: 600, fontSize: '1.125rem' } : {}
          return (
            <Fragment key={label}>
              <Box component="dt" sx={weight}>
                {label}
              </Box>
              <Box component="dd" sx={{ m: 0, textAlign: 'right', ...weight }}>
                {formatPrice(amount, locale)}
              </Box>
            </Fragment>
          )
        })}
      </Box>
    </Box>
  )
}

import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { OfficeOrder } from '#contract/orders/office-orders.ts'
import { useSpokenLocale, useWords } from '#office/shell/locale.ts'
import { Block } from '#office/shell/panel/Block.tsx'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { numberFormat } from '#words/basics/formats.ts'
import { formatPrice } from '#words/basics/prices.ts'
import { EditButton } from './edits/EditButton.tsx'

/** What was bought, and what it came to. */
export function OrderLines({ order }: { order: OfficeOrder }) {
  const words = useBusinessWords().orders
  const { colon } = useWords().list
  const locale = useSpokenLocale()
  const price = (amount: number) => formatPrice(amount, locale)
  const onDesk = { display: { xs: 'none', sm: 'table-cell' } }
  return (
    <Block title={words.lines} acts={<EditButton order={order} part="lines" />}>
      <Table size="small" sx={{ '& td, & th': { px: 0.5 }, '& td': { verticalAlign: 'top' } }}>
        <TableHead>
          <TableRow>
            <TableCell align="right" sx={{ width: 48 }}>
              {words.line.quantity}
            </TableCell>
            <TableCell>{words.line.name}</TableCell>
            <TableCell align="right" sx={onDesk}>
              {words.line.unitPrice}
            </TableCell>
            <TableCell align="right">{words.line.total}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {order.products.map((line) => (
            <TableRow key={line.line}>
              <TableCell align="right" sx={{ fontWeight: 600 }}>
                {line.quantity}
              </TableCell>
              <TableCell>
                <Box sx={{ fontWeight: 600 }}>{line.name}</Box>
                <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                  {[line.label, line.reference].filter(Boolean).join(' · ')}
                </Box>
                {line.answers.map(({ label, text }) => (
                  <Box key={label} sx={{ fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
                    {label}
                    {colon}
                    {text}
                  </Box>
                ))}
                {line.refundedQuantity > 0 && (
                  <Box sx={{ color: 'error.main', fontSize: '0.8125rem' }}>
                    {fill(words.refundedPieces, { n: line.refundedQuantity })}
                  </Box>
                )}
              </TableCell>
              <TableCell align="right" sx={onDesk}>
                {price(line.unitPrice)}
              </TableCell>
              <TableCell align="right">{price(line.total)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Sums order={order} />
    </Block>
  )
}

function Sums({ order }: { order: OfficeOrder }) {
  const words = useBusinessWords().orders.sums
  const locale = useSpokenLocale()
  const { discount, vat } = order
  const rows: (readonly [label: string, amount: number])[] = [
    [words.subtotal, order.subtotal],
    ...(discount ? [[fill(words.discount, { code: discount.code }), -discount.amount] as const] : []),
    [words.shippingFees, order.shippingFees],
    [words.total, order.total],
    ...vat.map((one) => [fill(words.vat, { rate: numberFormat(locale, {}).format(one.rate) }), one.vat] as const),
    ...(order.paidByGiftCards > 0 ? [[words.paidByGiftCards, order.paidByGiftCards] as const] : []),
    ...(order.refunded > 0 ? [[words.refunded, -order.refunded] as const] : []),
  ]
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        columnGap: 3,
        rowGap: 0.25,
        m: 0,
        mt: 1.5,
        px: 0.5,
        textAlign: 'right',
      }}
    >
      {rows.map(([label, amount]) => {
        const weight = label === words.total ? { fontWeight: 600 } : {}
        return [
          <Box component="dt" key={label} sx={weight}>
            {label}
          </Box>,
          <Box component="dd" key={`${label} amount`} sx={{ m: 0, ...weight }}>
            {formatPrice(amount, locale)}
          </Box>,
        ]
      })}
    </Box>
  )
}

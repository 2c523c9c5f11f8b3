import { Box, Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material'
import type { OfficeOrder } from '#contract/orders/office-orders.ts'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { isInCellar } from '#rules/orders/order-states.ts'
import { fill } from '#words/basics/fill.ts'
import { type ChosenLine, leftOf, type RefundChoice } from './refund-request.ts'

interface RefundLinesProps {
  order: OfficeOrder
  lines: RefundChoice['lines']
  onChange: (lines: RefundChoice['lines']) => void
}

/** How many of each line go back, and whether they may be sold again. */
export function RefundLines({ order, lines, onChange }: RefundLinesProps) {
  const words = useBusinessWords().orders
  // What has left the cellar is not back on the shelf by itself.
  const none: ChosenLine = { quantity: 0, isRestocked: isInCellar(order) }
  return order.products.map((product) => {
    const { line, name, label } = product
    const chosen = lines[line] ?? none
    const left = leftOf(product)
    const set = (part: Partial<ChosenLine>) => onChange({ ...lines, [line]: { ...chosen, ...part } })
    const told = `${name} ${label}`.trim()
    return (
      <Box
        key={line}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 128px', sm: '1fr 128px 190px' },
          gap: 1,
          alignItems: 'center',
        }}
      >
        <span>{told}</span>
        <TextField
          select
          value={chosen.quantity}
          disabled={left === 0}
          onChange={({ target }) => set({ quantity: Number(target.value) })}
          slotProps={{ select: { SelectDisplayProps: { 'aria-label': fill(words.refundQuantity, { name: told }) } } }}
        >
          {[...Array(left + 1).keys()].map((n) => (
            <MenuItem key={n} value={n}>
              {n} {fill(words.ofQuantity, { n: left })}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          disabled={chosen.quantity === 0}
          sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
          control={
            <Checkbox
              checked={chosen.isRestocked}
              onChange={({ target }) => set({ isRestocked: target.checked })}
              slotProps={{ input: { 'aria-label': fill(words.restockOf, { name: told }) } }}
            />
          }
          label={words.restock}
        />
      </Box>
    )
  })
}

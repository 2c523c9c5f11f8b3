import { Box, MenuItem } from '@mui/material'
import type { EntryPrice } from '#contract/checkout/entered-orders.ts'
import { Block } from '#office/shell/panel/Block.tsx'
import { EntryField } from './EntryField.tsx'
import type { TypedEntry } from './entry-form.ts'
import type { EntryPart } from './entry-part.ts'
import { useEntryWords } from './use-entry-words.ts'

const KINDS = ['NONE', 'CODE', 'EURO', 'PERCENT'] as const

interface EntryDiscountProps extends EntryPart {
  price: EntryPrice | null
}

/** A code by the rules of the shop, or what the estate itself takes off and why. */
export function EntryDiscount({ typed: { discount }, onChange, errors, price }: EntryDiscountProps) {
  const words = useEntryWords().discount
  const set = (change: Partial<TypedEntry['discount']>) => onChange({ discount: { ...discount, ...change } })
  const isOwn = discount.kind === 'EURO' || discount.kind === 'PERCENT'
  return (
    <Block title={words.title}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <EntryField
          select
          id="entry-discount"
          label={words.title}
          value={discount.kind}
          onType={(kind) => set({ kind: KINDS.find((one) => one === kind) ?? 'NONE' })}
        >
          {KINDS.map((kind) => (
            <MenuItem key={kind} value={kind}>
              {words.kinds[kind]}
            </MenuItem>
          ))}
        </EntryField>
        {discount.kind === 'CODE' && (
          <EntryField
            label={words.code}
            value={discount.code}
            onType={(code) => set({ code })}
            problem={errors.discountCode ?? (price?.isCodeUnknown ? words.unknown : undefined)}
          />
        )}
        {isOwn && (
          <>
            <EntryField
              label={discount.kind === 'EURO' ? words.amount : words.percent}
              value={discount.amount}
              onType={(amount) => set({ amount })}
              problem={errors['discount.amount']}
              slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 10 } }}
            />
            <EntryField
              label={words.reason}
              value={discount.reason}
              onType={(reason) => set({ reason })}
              problem={errors['discount.reason']}
              sx={{ gridColumn: '1 / -1' }}
            />
          </>
        )}
      </Box>
    </Block>
  )
}

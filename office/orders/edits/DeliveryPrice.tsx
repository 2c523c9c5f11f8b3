import { Alert, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material'
import { getAddressPrice } from '#contract/edits/routes.ts'
import type { OfficeOrder } from '#contract/orders/office-orders.ts'
import { ask } from '#office/shell/ask.ts'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { useAnswer } from '#office/shell/use-answer.ts'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { isInCellar } from '#rules/orders/order-states.ts'
import { fill } from '#words/basics/fill.ts'
import { formatPrice } from '#words/basics/prices.ts'

export type PriceWish = 'SAME' | 'LESS' | 'MORE'

interface NewDeliveryPrice {
  /** In words; empty while nothing is to be told. */
  told: string
  isRefused: boolean
  /** What can be done with the difference instead of leaving it; null where there is none. */
  other: Exclude<PriceWish, 'SAME'> | null
  amount: string
}

const NOTHING: NewDeliveryPrice = { told: '', isRefused: false, other: null, amount: '' }

/** What delivery to another postal code would cost, once one is given. */
export function useDeliveryPrice(order: OfficeOrder, postalCode: string): NewDeliveryPrice {
  const words = useBusinessWords().orders.edit
  const locale = useSpokenLocale()
  const former = order.delivery.accessPoint?.zipCode ?? order.delivery.address?.postalCode
  const code = postalCode.trim()
  const isOther = code.length >= 4 && code !== former
  const params = { id: String(order.id) }
  const { data, refusal } = useAnswer(isOther ? `${order.id} ${order.version} ${code}` : '', () =>
    ask(getAddressPrice, { params, query: { postalCode: code } }),
  )
  if (!isOther || (!data && !refusal)) return NOTHING
  if (refusal) return { ...NOTHING, told: refusal, isRefused: true }
  if (!data?.price) return { ...NOTHING, told: words.priceUnknown }
  const { before, after } = data.price
  if (before === after) return { ...NOTHING, told: words.priceSame }
  return {
    told: fill(words.priceOther, { before: formatPrice(before, locale), after: formatPrice(after, locale) }),
    isRefused: false,
    other: isInCellar(order) ? (after < before ? 'LESS' : 'MORE') : null,
    amount: formatPrice(Math.abs(after - before), locale),
  }
}

interface DeliveryPriceProps {
  price: NewDeliveryPrice
  wish: PriceWish
  onWish: (wish: PriceWish) => void
}

/** What the new place costs, and what becomes of the difference. */
export function DeliveryPrice({ price: { told, isRefused, other, amount }, wish, onWish }: DeliveryPriceProps) {
  const words = useBusinessWords().orders.edit.difference
  return (
    <>
      {told && <Alert severity={isRefused ? 'warning' : 'info'}>{told}</Alert>}
      {other && (
        <FormControl>
          <FormLabel id="difference">{words.label}</FormLabel>
          <RadioGroup
            aria-labelledby="difference"
            value={wish === other ? other : 'SAME'}
            onChange={({ target }) => onWish(target.value === other ? other : 'SAME')}
          >
            <FormControlLabel value="SAME" control={<Radio size="small" />} label={words.SAME} />
            <FormControlLabel value={other} control={<Radio size="small" />} label={fill(words[other], { amount })} />
          </RadioGroup>
        </FormControl>
      )}
    </>
  )
}

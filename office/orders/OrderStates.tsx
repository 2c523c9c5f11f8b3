import type { Fulfilment, MoneyState } from '#contract/orders/closed-sets.ts'
import { StateChip, type StateLook } from '#office/shell/panel/StateChip.tsx'
import { useThingWords } from '#office/shell/use-screen-words.ts'

const GOODS: Readonly<Record<Fulfilment, StateLook>> = {
  AWAITING_PAYMENT: 'under-way',
  PAID: 'waiting',
  IN_PREPARATION: 'waiting',
  SHIPPED: 'under-way',
  READY_FOR_PICKUP: 'waiting',
  DELIVERED: 'done',
  CANCELLED: 'refused',
}

const MONEY: Readonly<Record<MoneyState, StateLook>> = {
  OPEN: 'under-way',
  PAID: 'done',
  PARTLY_REFUNDED: 'under-way',
  REFUNDED: 'refused',
  HELD: 'waiting',
}

export function GoodsChip({ fulfilment }: { fulfilment: Fulfilment }) {
  const { choices } = useThingWords('orders')
  return <StateChip look={GOODS[fulfilment]} label={choices.fulfilment?.[fulfilment] ?? fulfilment} />
}

export function MoneyChip({ money }: { money: MoneyState }) {
  const { choices } = useThingWords('orders')
  return <StateChip look={MONEY[money]} label={choices.money?.[money] ?? money} />
}

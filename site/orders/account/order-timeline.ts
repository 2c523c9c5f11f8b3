import type { Order } from '#contract/orders/orders.ts'
import type { OrderPageWords } from '#words/orders/account/fr.ts'

interface TimelineStep {
  label: string
  at: string
}

type Event = Order['events'][number]
type Told = Pick<Order, 'events' | 'money' | 'fulfilment'>

interface TimelineWords {
  words: OrderPageWords
  statuses: Readonly<Record<Event['status'], string>>
}

/** What has become of the goods, and what of the money: each has its own way. */
export function orderTimeline(order: Told, { words, statuses }: TimelineWords) {
  const money: Partial<Record<Event['status'], string>> = {
    PAID: words.paid,
    PARTLY_REFUNDED: words.partlyRefunded,
    REFUNDED: words.refunded,
  }
  const steps = (label: (event: Event) => string | undefined): TimelineStep[] =>
    order.events.flatMap((event) => {
      const said = label(event)
      return said === undefined ? [] : [{ label: said, at: event.at }]
    })
  const goods = steps(({ status }) => {
    if (status === 'AWAITING_PAYMENT') return words.placed
    return status in money ? undefined : statuses[status]
  })
  // An order that is wholly refunded before it left is cancelled by it, and has no event of its own for that.
  const last = order.events.at(-1)
  const isEnded = order.fulfilment === 'CANCELLED' && last?.status === 'REFUNDED'
  return {
    goods: isEnded ? [...goods, { label: statuses.CANCELLED, at: last.at }] : goods,
    money: steps(({ status }) => money[status]),
    /** Where nothing has come yet. */
    moneyNow:
      order.money === 'HELD' ? words.held : order.fulfilment === 'CANCELLED' ? words.nothingPaid : words.awaiting,
  }
}

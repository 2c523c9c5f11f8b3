import { DELIVERY_TYPES } from '#contract/deliveries/closed-sets.ts'
import { FULFILMENTS, MONEY_STATES } from '#contract/orders/closed-sets.ts'
import { ThingList } from '#office/shell/list/ThingList.tsx'
import type { Pages } from '#office/shell/pages.ts'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { EntryPage } from './entry/EntryPage.tsx'
import { NewOrderButton } from './entry/NewOrderButton.tsx'
import { OrderPage } from './OrderPage.tsx'
import { GoodsChip, MoneyChip } from './OrderStates.tsx'
import { OrdersTogether } from './OrdersTogether.tsx'

export const orderPages: Pages = { list: OrderList, edit: OrderPage, create: EntryPage }

/** The orders of the shop: what was bought, where its goods and its money are. */
function OrderList() {
  const { emptyHint } = useBusinessWords().orders
  return (
    <ThingList
      name="orders"
      columns={[
        { field: 'reference', kind: 'code' },
        { field: 'createdAt', kind: 'moment' },
        { field: 'customer' },
        { field: 'total', kind: 'money' },
        { field: 'fulfilment', render: ({ fulfilment }) => <GoodsChip fulfilment={fulfilment} /> },
        { field: 'money', render: ({ money }) => <MoneyChip money={money} /> },
        { field: 'deliveryType', kind: 'choice', onPhone: 'none' },
        { field: 'place', onPhone: 'none' },
        { field: 'bottles', kind: 'number' },
      ]}
      filters={[
        { field: 'fulfilment', kind: 'choice', choices: FULFILMENTS },
        { field: 'money', kind: 'choice', choices: MONEY_STATES },
        { field: 'deliveryType', kind: 'choice', choices: DELIVERY_TYPES },
        { field: 'from', kind: 'day' },
        { field: 'until', kind: 'day' },
      ]}
      nameOf={({ reference }) => reference}
      bulk={(ids) => <OrdersTogether ids={ids.map(Number)} />}
      emptyHint={emptyHint}
      acts={<NewOrderButton />}
    />
  )
}

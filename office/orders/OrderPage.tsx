import { Alert, Box } from '@mui/material'
import { Loading, useGetOne } from 'react-admin'
import { useParams } from 'react-router'
import type { OfficeOrder } from '#contract/orders/office-orders.ts'
import { addOrderNote, removeOrderNote } from '#contract/orders/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { WHOLE } from '#office/shell/data/whole.ts'
import { BackLink } from '#office/shell/form/BackLink.tsx'
import { PageHead } from '#office/shell/frame/PageHead.tsx'
import { useMayChange } from '#office/shell/me.ts'
import { Columns } from '#office/shell/panel/Columns.tsx'
import { Notes } from '#office/shell/panel/Notes.tsx'
import { useMoment } from '#office/shell/use-moment.ts'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { Supplements } from './edits/Supplements.tsx'
import { OrderActs } from './OrderActs.tsx'
import { OrderExchanges } from './OrderExchanges.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderMails } from './OrderMails.tsx'
import { OrderMoney } from './OrderMoney.tsx'
import { OrderPlaces } from './OrderPlaces.tsx'
import { GoodsChip, MoneyChip } from './OrderStates.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'

/** One order with all that is known of it, and what is to be done next. */
export function OrderPage() {
  const { id = '' } = useParams()
  const words = useBusinessWords().orders
  const { moment } = useMoment()
  const mayChange = useMayChange('orders')
  const { data: order, error } = useGetOne<OfficeOrder>('orders', { id: Number(id), ...WHOLE })
  if (error) return <PageHead title={words.notFound} above={<BackLink name="orders" />} />
  if (!order) return <Loading />
  const params = { id: String(order.id) }
  return (
    <>
      <PageHead
        title={order.reference}
        above={<BackLink name="orders" />}
        note={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <GoodsChip fulfilment={order.fulfilment} />
            <MoneyChip money={order.money} />
            <span>{moment(order.createdAt)}</span>
          </Box>
        }
      >
        <OrderActs order={order} />
      </PageHead>
      {order.printedBefore && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {fill(words.printedBefore, { moment: moment(order.printedBefore) })}
        </Alert>
      )}
      <Columns
        main={
          <>
            <OrderLines order={order} />
            <Supplements order={order} />
          </>
        }
        rest={
          <>
            <OrderExchanges order={order} />
            <OrderTimeline order={order} />
            <OrderMails order={order} />
          </>
        }
        side={
          <>
            <OrderPlaces order={order} />
            <Notes
              notes={order.notes}
              mayChange={mayChange}
              onAdd={(text) => ask(addOrderNote, { params, body: { text } })}
              onRemove={(note) => ask(removeOrderNote, { params: { ...params, note: String(note) } })}
            />
            <OrderMoney order={order} />
          </>
        }
      />
    </>
  )
}

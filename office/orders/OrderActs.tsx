import { Button } from '@mui/material'
import { useState } from 'react'
import type { OfficeOrder } from '#contract/orders/office-orders.ts'
import { changeOrderStatus } from '#contract/orders/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { ConfirmDialog } from '#office/shell/frame/ConfirmDialog.tsx'
import { useMayChange } from '#office/shell/me.ts'
import { useAct } from '#office/shell/panel/use-act.ts'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { OrderPayment } from './entry/OrderPayment.tsx'
import { HandOverDialog } from './HandOverDialog.tsx'
import { LabelsDialog } from './LabelsDialog.tsx'
import { packingSlipAddress } from './order-files.ts'
import { type Move, movesOf, nextMove } from './order-moves.ts'
import { RefundDialog } from './RefundDialog.tsx'
import { ShipDialog } from './ShipDialog.tsx'

type Asked = Move | 'refund' | 'labels'

/** The next obvious act first, then what else can be done with the order now. */
export function OrderActs({ order }: { order: OfficeOrder }) {
  const words = useBusinessWords().orders
  const mayChange = useMayChange('orders')
  const { act, isBusy } = useAct()
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const moves = mayChange ? movesOf(order) : []
  const next = nextMove(moves)
  const isHandedOver = order.delivery.type === 'CLICK_AND_COLLECT'
  const label = (move: Move) => (move === 'DELIVERED' && isHandedOver ? words.handOver : words.acts[move])
  const params = { id: String(order.id) }
  const { reference } = order
  const move = (status: Move) => act(ask(changeOrderStatus, { params, body: { status } }), words.done[status])
  const begin = (one: Move) => {
    const isAtOnce = one === 'IN_PREPARATION' || one === 'READY_FOR_PICKUP' || (one === 'DELIVERED' && !isHandedOver)
    if (isAtOnce) void move(one)
    else setAsked(one)
  }
  const isUnpaid = order.fulfilment === 'AWAITING_PAYMENT' && order.money === 'OPEN' && !order.isDeposit
  return (
    <>
      {mayChange && isUnpaid && order.total > order.paidByGiftCards && <OrderPayment order={order} />}
      {moves.map((one) => (
        <Button
          key={one}
          variant={one === next ? 'contained' : 'outlined'}
          color={one === 'CANCELLED' ? 'error' : one === next ? 'primary' : 'secondary'}
          disabled={isBusy}
          onClick={() => begin(one)}
        >
          {label(one)}
        </Button>
      ))}
      {mayChange && order.isRefundable && (
        <Button variant="outlined" color="secondary" onClick={() => setAsked('refund')}>
          {words.refund}
        </Button>
      )}
      <Button variant="outlined" color="secondary" href={packingSlipAddress(order.id)} target="_blank" rel="noopener">
        {words.packingSlip}
      </Button>
      {isSent(order) && (
        <Button variant="outlined" color="secondary" onClick={() => setAsked('labels')}>
          {words.shippingLabels}
        </Button>
      )}
      {asked === 'labels' && <LabelsDialog ids={[order.id]} onClose={close} />}
      {asked === 'SHIPPED' && <ShipDialog order={order} onClose={close} />}
      {asked === 'DELIVERED' && <HandOverDialog order={order} onClose={close} />}
      {asked === 'refund' && <RefundDialog order={order} onClose={close} />}
      <ConfirmDialog
        isOpen={asked === 'CANCELLED'}
        title={fill(words.cancelTitle, { reference })}
        text={words.cancelHint}
        confirm={words.acts.CANCELLED}
        onClose={close}
        onConfirm={() => void move('CANCELLED')}
      />
    </>
  )
}

/** Whether a carrier brings it. */
function isSent({ delivery: { type }, fulfilment }: OfficeOrder): boolean {
  return (type === 'DELIVERY' || type === 'PICKUP') && fulfilment !== 'CANCELLED'
}

import { Button } from '@mui/material'
import { useState } from 'react'
import { releaseGuestOrder } from '#contract/accounts/routes.ts'
import type { OfficeOrder } from '#contract/orders/office-orders.ts'
import { ask } from '#office/shell/ask.ts'
import { ConfirmDialog } from '#office/shell/frame/ConfirmDialog.tsx'
import { useMayChange } from '#office/shell/me.ts'
import { useAct } from '#office/shell/panel/use-act.ts'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'

/** Of an order that the estate has added to an account: the way back. */
export function ReleaseButton({ order }: { order: OfficeOrder }) {
  const words = useBusinessWords().guests
  const mayChange = useMayChange('customers')
  const { act, isBusy } = useAct()
  const [isAsking, setAsking] = useState(false)
  const last = order.goods.findLast(({ detail }) => detail === 'edited-joined' || detail === 'edited-released')
  if (!mayChange || last?.detail !== 'edited-joined') return null
  const release = () => {
    const params = { id: String(order.idUser), order: String(order.id) }
    void act(ask(releaseGuestOrder, { params }), words.released)
  }
  return (
    <>
      <Button size="small" color="secondary" disabled={isBusy} onClick={() => setAsking(true)}>
        {words.release}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.releaseTitle}
        text={words.releaseHint}
        confirm={words.release}
        onClose={() => setAsking(false)}
        onConfirm={release}
      />
    </>
  )
}

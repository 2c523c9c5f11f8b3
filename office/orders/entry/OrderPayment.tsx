import { Button } from '@mui/material'
import { useState } from 'react'
import type { OfficeOrder } from '#contract/orders/office-orders.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { ReceiveDialog } from './ReceiveDialog.tsx'
import { useEntryWords } from './use-entry-words.ts'

/** What can be done while an order is unpaid: send a link, or note that its money has come. */
export function OrderPayment({ order }: { order: OfficeOrder }) {
  const words = useEntryWords().order
  const [asked, setAsked] = useState<'link' | 'receive' | null>(null)
  const close = () => setAsked(null)
  return (
    <>
      <Button variant="contained" onClick={() => setAsked('receive')}>
        {words.receive}
      </Button>
      <Button variant="outlined" color="secondary" onClick={() => setAsked('link')}>
        {words.askLink}
      </Button>
      {asked === 'link' && <LinkDialog order={order} onClose={close} />}
      {asked === 'receive' && <ReceiveDialog order={order} onClose={close} />}
    </>
  )
}

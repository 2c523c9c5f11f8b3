import { Button } from '@mui/material'
import { useState } from 'react'
import type { OfficeOrder } from '#contract/orders/office-orders.ts'
import { useMayChange } from '#office/shell/me.ts'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { AddressDialog } from './AddressDialog.tsx'
import { LinesDialog } from './LinesDialog.tsx'
import { RelayDialog } from './RelayDialog.tsx'
import { SlotDialog } from './SlotDialog.tsx'
import { SupplementDialog } from './SupplementDialog.tsx'

/** Beside what can still be changed of an order. */
export function EditButton({ order, part }: { order: OfficeOrder; part: keyof OfficeOrder['editable'] }) {
  const words = useBusinessWords().orders.edit
  const mayChange = useMayChange('orders')
  const [isOpen, setOpen] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const close = () => setOpen(false)
  const { address, accessPoint } = order.delivery
  if (!mayChange || !order.editable[part]) return null
  return (
    <>
      <Button size="small" color="secondary" aria-label={words[part]} onClick={() => setOpen(true)}>
        {part === 'lines' ? words.lines : words.change}
      </Button>
      {part === 'lines' && (
        <Button size="small" color="secondary" onClick={() => setAdding(true)}>
          {words.supplement}
        </Button>
      )}
      {isAdding && <SupplementDialog order={order} onClose={() => setAdding(false)} />}
      {isOpen && part === 'address' && address && <AddressDialog order={order} address={address} onClose={close} />}
      {isOpen && part === 'relay' && accessPoint && <RelayDialog order={order} point={accessPoint} onClose={close} />}
      {isOpen && part === 'slot' && <SlotDialog order={order} onClose={close} />}
      {isOpen && part === 'lines' && <LinesDialog order={order} onClose={close} />}
    </>
  )
}

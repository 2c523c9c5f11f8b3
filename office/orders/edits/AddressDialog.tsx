import { Box, Checkbox, FormControlLabel, TextField } from '@mui/material'
import { useState } from 'react'
import { changeOrderAddress } from '#contract/edits/routes.ts'
import type { OfficeOrder } from '#contract/orders/office-orders.ts'
import type { Address } from '#contract/orders/orders.ts'
import { ask } from '#office/shell/ask.ts'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { DeliveryPrice, type PriceWish, useDeliveryPrice } from './DeliveryPrice.tsx'
import { EditDialog } from './EditDialog.tsx'
import { useEdit } from './use-edit.ts'

interface AddressDialogProps {
  order: OfficeOrder
  address: Address
  onClose: () => void
}

const ROWS = [
  ['firstname', 'lastname'],
  ['company'],
  ['address'],
  ['addressPart2'],
  ['postalCode', 'city'],
] as const satisfies readonly (readonly (keyof Address)[])[]
const REQUIRED: readonly string[] = ['firstname', 'lastname', 'address', 'postalCode', 'city']

/** Where an order goes instead, and what its carrier would take for it. */
export function AddressDialog({ order, address, onClose }: AddressDialogProps) {
  const words = useBusinessWords().orders.edit
  const { send, isBusy, wrong } = useEdit(onClose)
  const [typed, setTyped] = useState(address)
  const [phone, setPhone] = useState(order.phone)
  const [isCityConfirmed, setCityConfirmed] = useState(false)
  const [wish, setWish] = useState<PriceWish>('SAME')
  const price = useDeliveryPrice(order, typed.postalCode)
  const save = () => {
    const body = {
      version: order.version,
      address: { ...typed, isCityConfirmed },
      phone,
      price: wish === price.other ? wish : 'SAME',
    } as const
    void send(ask(changeOrderAddress, { params: { id: String(order.id) }, body }), words.done)
  }
  return (
    <EditDialog
      title={words.address}
      save={words.save}
      wrong={wrong.message}
      isReady={!isBusy}
      onSave={save}
      onClose={onClose}
    >
      {ROWS.map((row) => (
        <Box key={row[0]} sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: `repeat(${row.length}, 1fr)` } }}>
          {row.map((name) => (
            <TextField
              key={name}
              label={words.fields[name]}
              value={typed[name]}
              required={REQUIRED.includes(name)}
              onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
              error={wrong.fields[`address.${name}`] !== undefined}
              helperText={wrong.fields[`address.${name}`]}
            />
          ))}
        </Box>
      ))}
      {wrong.fields['address.city'] && (
        <FormControlLabel
          control={<Checkbox checked={isCityConfirmed} onChange={({ target }) => setCityConfirmed(target.checked)} />}
          label={words.cityIsRight}
        />
      )}
      <TextField
        label={words.phone}
        value={phone}
        onChange={({ target }) => setPhone(target.value)}
        error={wrong.fields.phone !== undefined}
        helperText={wrong.fields.phone}
        slotProps={{ htmlInput: { inputMode: 'tel', maxLength: 30 } }}
      />
      <DeliveryPrice price={price} wish={wish} onWish={setWish} />
    </EditDialog>
  )
}

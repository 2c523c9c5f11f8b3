import { Alert, Box, Checkbox, FormControlLabel, TextField } from '@mui/material'
import { useState } from 'react'
import { changeOrderAddress, getAddressPrice } from '#contract/edits/routes.ts'
import type { OfficeOrder } from '#contract/orders/office-orders.ts'
import type { Address } from '#contract/orders/orders.ts'
import { ask } from '#office/shell/ask.ts'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { useAnswer } from '#office/shell/use-answer.ts'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { isInCellar } from '#rules/orders/order-states.ts'
import { fill } from '#words/basics/fill.ts'
import { formatPrice } from '#words/basics/prices.ts'
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
  const [givesBack, setGivesBack] = useState(false)
  const less = useDeliveryPrice(order, { postalCode: typed.postalCode, idCountry: address.idCountry })
  const save = () => {
    const body = {
      version: order.version,
      address: { ...typed, isCityConfirmed },
      phone,
      price: givesBack && less.canGiveBack ? 'LESS' : 'SAME',
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
      {less.told && <Alert severity={less.isRefused ? 'warning' : 'info'}>{less.told}</Alert>}
      {less.canGiveBack && (
        <FormControlLabel
          control={<Checkbox checked={givesBack} onChange={({ target }) => setGivesBack(target.checked)} />}
          label={words.giveBack}
        />
      )}
    </EditDialog>
  )
}

/** What delivery to another postal code would cost, once one is typed. */
function useDeliveryPrice(order: OfficeOrder, { postalCode, idCountry }: Pick<Address, 'postalCode' | 'idCountry'>) {
  const words = useBusinessWords().orders.edit
  const locale = useSpokenLocale()
  const isOther = postalCode.trim().length >= 4 && postalCode !== order.delivery.address?.postalCode
  const params = { id: String(order.id) }
  const query = { postalCode: postalCode.trim(), idCountry: String(idCountry) }
  const { data, refusal } = useAnswer(isOther ? `${order.id} ${postalCode}` : '', () =>
    ask(getAddressPrice, { params, query }),
  )
  if (!isOther) return { told: '', isRefused: false, canGiveBack: false }
  if (refusal) return { told: refusal, isRefused: true, canGiveBack: false }
  if (!data) return { told: '', isRefused: false, canGiveBack: false }
  if (!data.price) return { told: words.priceUnknown, isRefused: false, canGiveBack: false }
  const { before, after } = data.price
  const amounts = { before: formatPrice(before, locale), after: formatPrice(after, locale) }
  return {
    told: before === after ? words.priceSame : fill(words.priceOther, amounts),
    isRefused: false,
    canGiveBack: after < before && isInCellar(order),
  }
}

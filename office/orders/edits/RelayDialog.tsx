import { Box, Button, TextField } from '@mui/material'
import { useState } from 'react'
import { Loading } from 'react-admin'
import type { AccessPoint } from '#contract/deliveries/deliveries.ts'
import { findAccessPoints } from '#contract/deliveries/routes.ts'
import { changeOrderRelay } from '#contract/edits/routes.ts'
import type { OfficeOrder } from '#contract/orders/office-orders.ts'
import { ask } from '#office/shell/ask.ts'
import { useAnswer } from '#office/shell/use-answer.ts'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { DeliveryPrice, type PriceWish, useDeliveryPrice } from './DeliveryPrice.tsx'
import { EditDialog } from './EditDialog.tsx'
import { RelayPoints } from './RelayPoints.tsx'
import { useEdit } from './use-edit.ts'

interface RelayDialogProps {
  order: OfficeOrder
  /** Where it goes until now. */
  point: AccessPoint
  onClose: () => void
}

/** Another access point of the order's carrier, found as customers find them. */
export function RelayDialog({ order, point, onClose }: RelayDialogProps) {
  const words = useBusinessWords().orders.edit
  const { send, isBusy, wrong } = useEdit(onClose)
  const [typed, setTyped] = useState({ postalCode: point.zipCode, city: point.city })
  const [searched, setSearched] = useState(typed)
  const [chosen, setChosen] = useState<AccessPoint | null>(null)
  const [wish, setWish] = useState<PriceWish>('SAME')
  const price = useDeliveryPrice(order, chosen?.zipCode ?? '')
  const body = { idCarrier: order.idCarrier, country: point.country, ...searched }
  const { data, refusal } = useAnswer(`${order.id} ${searched.postalCode} ${searched.city}`, () =>
    ask(findAccessPoints, { body }),
  )
  const search = () => {
    setSearched(typed)
    setChosen(null)
  }
  const isSearched = typed.postalCode === searched.postalCode && typed.city === searched.city
  const save = () => {
    if (!chosen) return
    const sent = {
      version: order.version,
      idAccessPoint: chosen.id,
      price: wish === price.other ? wish : 'SAME',
    } as const
    void send(ask(changeOrderRelay, { params: { id: String(order.id) }, body: sent }), words.done)
  }
  return (
    <EditDialog
      title={words.relay}
      save={isSearched ? words.save : words.search}
      wrong={wrong.message ?? refusal}
      isReady={!isBusy && (!isSearched || (chosen !== null && !price.isRefused))}
      onSave={isSearched ? save : search}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '128px 1fr auto' }, alignItems: 'center' }}>
        <TextField
          label={words.fields.postalCode}
          value={typed.postalCode}
          onChange={({ target }) => setTyped({ ...typed, postalCode: target.value })}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 12 } }}
        />
        <TextField
          label={words.fields.city}
          value={typed.city}
          onChange={({ target }) => setTyped({ ...typed, city: target.value })}
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
        <Button variant="outlined" onClick={search} disabled={isSearched}>
          {words.search}
        </Button>
      </Box>
      {!data && !refusal && <Loading />}
      {data && (
        <RelayPoints
          points={data.accessPoints}
          formerId={point.id}
          chosenId={chosen?.id ?? null}
          onChoose={setChosen}
        />
      )}
      <DeliveryPrice price={price} wish={wish} onWish={setWish} />
    </EditDialog>
  )
}

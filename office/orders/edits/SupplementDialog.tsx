import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Box, IconButton, TextField } from '@mui/material'
import { useState } from 'react'
import { getSupplementPreview, supplementOrder } from '#contract/edits/routes.ts'
import type { OfficeOrder } from '#contract/orders/office-orders.ts'
import { DeclinationSearch } from '#office/catalogue/declinations/DeclinationSearch.tsx'
import { ask } from '#office/shell/ask.ts'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { useAnswer } from '#office/shell/use-answer.ts'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { formatPrice } from '#words/basics/prices.ts'
import { EditDialog } from './EditDialog.tsx'
import { type Added, listed, readEuros } from './supplement-request.ts'
import { useEdit } from './use-edit.ts'

const USUAL_QUANTITY = 6

/** What is added to an order, at today's prices: the customer gets a link to pay it by. */
export function SupplementDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const { simulator, orders } = useBusinessWords()
  const words = orders.edit
  const locale = useSpokenLocale()
  const { send, isBusy, wrong } = useEdit(onClose)
  const [added, setAdded] = useState<readonly Added[]>([])
  const [typedShipping, setTypedShipping] = useState('')
  const [days, setDays] = useState(3)
  const shipping = readEuros(typedShipping)
  const params = { id: String(order.id) }
  const goods = listed(added)
  const isAsked = goods !== '' && shipping !== null
  const key = isAsked ? `${order.id} ${goods} ${shipping}` : ''
  const { data, refusal } = useAnswer(key, () =>
    ask(getSupplementPreview, { params, query: { lines: goods, shipping: String(shipping ?? 0) } }),
  )
  const set = (id: number, quantity: number) =>
    setAdded(added.map((one) => (one.id === id ? { ...one, quantity } : one)))
  const choose = (chosen: { id: number; name: string }) => {
    if (!added.some(({ id }) => id === chosen.id)) setAdded([...added, { ...chosen, quantity: USUAL_QUANTITY }])
  }
  const save = () => {
    const lines = added
      .filter(({ quantity }) => quantity > 0)
      .map(({ id, quantity }) => ({ idDeclination: id, quantity }))
    const body = { version: order.version, lines, shipping: shipping ?? 0, days }
    void send(ask(supplementOrder, { params, body }), words.supplementDone)
  }
  const isTold = isAsked && data !== null && !refusal
  return (
    <EditDialog
      title={words.supplement}
      save={words.supplementSave}
      wrong={wrong.message ?? (isAsked ? refusal : null)}
      isReady={!isBusy && isTold}
      onSave={save}
      onClose={onClose}
    >
      <Box sx={{ color: 'text.secondary' }}>{words.supplementHint}</Box>
      <DeclinationSearch label={simulator.add} onChoose={choose} />
      {added.map(({ id, name, quantity }) => (
        <Box key={id} sx={{ display: 'grid', gridTemplateColumns: '1fr 96px auto', gap: 1, alignItems: 'center' }}>
          <span>{name}</span>
          <TextField
            type="number"
            value={quantity}
            onChange={({ target }) => set(id, Math.max(0, Number(target.value)))}
            slotProps={{ htmlInput: { min: 1, max: 9_999, 'aria-label': fill(words.quantityOf, { name }) } }}
          />
          <IconButton
            aria-label={fill(words.remove, { name })}
            onClick={() => setAdded(added.filter((one) => one.id !== id))}
          >
            <DeleteIcon />
          </IconButton>
        </Box>
      ))}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextField
          label={words.moreShipping}
          value={typedShipping}
          error={shipping === null}
          onChange={({ target }) => setTypedShipping(target.value)}
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 8 } }}
        />
        <TextField
          type="number"
          label={words.days}
          value={days}
          onChange={({ target }) => setDays(Math.min(60, Math.max(1, Number(target.value))))}
          slotProps={{ htmlInput: { min: 1, max: 60 } }}
        />
      </Box>
      <Box role="status" sx={{ fontWeight: 600 }}>
        {isTold ? fill(words.toPay, { amount: formatPrice(data.total, locale) }) : ' '}
      </Box>
    </EditDialog>
  )
}

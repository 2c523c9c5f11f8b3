import { Box, Button, Checkbox, TextField } from '@mui/material'
import { useState } from 'react'
import type { GuestOrder } from '#contract/accounts/guest-orders.ts'
import { getGuestOrders, joinGuestOrders } from '#contract/accounts/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { ActDialog } from '#office/shell/frame/ActDialog.tsx'
import { useSettledText } from '#office/shell/list/use-settled-text.ts'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { Quiet } from '#office/shell/panel/Block.tsx'
import { useAct } from '#office/shell/panel/use-act.ts'
import { useAnswer } from '#office/shell/use-answer.ts'
import { useMoment } from '#office/shell/use-moment.ts'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { orderReference } from '#rules/orders/order-reference.ts'
import { fill } from '#words/basics/fill.ts'
import { formatPrice } from '#words/basics/prices.ts'

interface GuestOrdersDialogProps {
  id: number
  likely: readonly GuestOrder[]
  onDone: () => void
  onClose: () => void
}

/** Which orders become this customer's: those that may be theirs, or any that is found. */
export function GuestOrdersDialog({ id, likely, onDone, onClose }: GuestOrdersDialogProps) {
  const words = useBusinessWords().guests
  const { act, isBusy } = useAct()
  const [chosen, setChosen] = useState<readonly GuestOrder[]>([])
  const [search, setSearch] = useState('')
  const { typed, setTyped } = useSettledText({ value: search, onSettle: setSearch })
  const params = { id: String(id) }
  const { data } = useAnswer(search === '' ? '' : `${id} ${search}`, () =>
    ask(getGuestOrders, { params, query: { search } }),
  )
  const found = search === '' ? likely : (data?.orders ?? [])
  const shown = [...chosen, ...found.filter(({ id: one }) => !chosen.some((other) => other.id === one))]
  const toggle = (order: GuestOrder) =>
    setChosen(
      chosen.some((one) => one.id === order.id) ? chosen.filter((one) => one.id !== order.id) : [...chosen, order],
    )
  const n = chosen.length
  const join = async () => {
    const asked = ask(joinGuestOrders, { params, body: { ids: chosen.map((order) => order.id) } })
    if (!(await act(asked, words.done))) return
    onDone()
    onClose()
  }
  return (
    <ActDialog
      title={words.dialog}
      maxWidth="sm"
      onClose={onClose}
      act={
        <Button variant="contained" disabled={n === 0 || isBusy} onClick={() => void join()}>
          {n === 0 ? words.choosing : n === 1 ? words.confirm.one : fill(words.confirm.many, { n })}
        </Button>
      }
    >
      <Box sx={{ color: 'text.secondary' }}>{words.hint}</Box>
      <TextField
        type="search"
        label={words.search}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      {shown.length === 0 && <Quiet>{search === '' ? words.none : words.nothing}</Quiet>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((order) => (
          <OrderChoice
            key={order.id}
            order={order}
            isChosen={chosen.some((one) => one.id === order.id)}
            onToggle={() => toggle(order)}
          />
        ))}
      </Box>
    </ActDialog>
  )
}

interface OrderChoiceProps {
  order: GuestOrder
  isChosen: boolean
  onToggle: () => void
}

function OrderChoice({ order, isChosen, onToggle }: OrderChoiceProps) {
  const words = useBusinessWords().guests
  const locale = useSpokenLocale()
  const { day } = useMoment()
  const { id, name, email, createdAt, total, reasons } = order
  const reference = orderReference(id)
  const told = [email, day(createdAt), formatPrice(total, locale), ...reasons.map((reason) => words.reasons[reason])]
  return (
    <Box component="li">
      <Box component="label" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', py: 0.5, cursor: 'pointer' }}>
        <Checkbox
          size="small"
          checked={isChosen}
          onChange={onToggle}
          slotProps={{ input: { 'aria-label': fill(words.choose, { reference, name: name || email }) } }}
          sx={{ p: 0.5 }}
        />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box sx={{ fontWeight: 600 }}>
            {reference} · {name || email}
          </Box>
          <Box sx={{ color: 'text.secondary' }}>{told.filter(Boolean).join(' · ')}</Box>
        </Box>
      </Box>
    </Box>
  )
}

import { Box, Button, Checkbox, FormControlLabel, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import type { GiftCard } from '#contract/gift-cards/gift-cards.ts'
import { sendGiftCard, stopGiftCard } from '#contract/gift-cards/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { ThingList } from '#office/shell/list/ThingList.tsx'
import { useSpokenLocale, useWords } from '#office/shell/locale.ts'
import { useMayChange } from '#office/shell/me.ts'
import type { Pages } from '#office/shell/pages.ts'
import { Facts } from '#office/shell/panel/Facts.tsx'
import { OrderLink } from '#office/shell/panel/OrderLink.tsx'
import { Panel } from '#office/shell/panel/Panel.tsx'
import { useAct } from '#office/shell/panel/use-act.ts'
import { useMoment } from '#office/shell/use-moment.ts'
import { useScreenWords, useThingWords } from '#office/shell/use-screen-words.ts'
import { lastMoment } from '#rules/gift-cards/last-moment.ts'
import { formatPrice } from '#words/basics/prices.ts'

export const giftCardPages: Pages = { list: GiftCardList }

/** Gift cards that were sold: what is left on them, and what is to be done when one is lost. */
function GiftCardList() {
  const { emptyHint } = useScreenWords().giftCards
  return (
    <ThingList
      name="giftCards"
      columns={[
        { field: 'recipientEmail' },
        { field: 'recipientName', onPhone: 'none' },
        { field: 'balance', kind: 'money' },
        { field: 'issued', kind: 'money', onPhone: 'none' },
        { field: 'createdAt', kind: 'day', onPhone: 'none' },
        { field: 'expiresAt', render: ({ expiresAt }) => <LastDay expiresAt={expiresAt} /> },
        { field: 'isStopped', kind: 'yes' },
      ]}
      filters={[{ field: 'recipientEmail', kind: 'text', isLike: true }]}
      nameOf={({ recipientEmail }) => recipientEmail}
      panel={({ record, onClose }) => <GiftCardPanel key={record.id} card={record as GiftCard} onClose={onClose} />}
      emptyHint={emptyHint}
    />
  )
}

function LastDay({ expiresAt }: { expiresAt: string }) {
  return useMoment().day(lastMoment(expiresAt))
}

function GiftCardPanel({ card, onClose }: { card: GiftCard; onClose: () => void }) {
  const words = useScreenWords().giftCards
  const { fields } = useThingWords('giftCards')
  const { day, moment } = useMoment()
  const locale = useSpokenLocale()
  const mayChange = useMayChange('prices')
  const { act, isBusy } = useAct()
  const [isSending, setSending] = useState(false)
  const { isStopped } = card
  const stop = () =>
    act(
      ask(stopGiftCard, { params: { id: String(card.id) }, body: { isStopped: !isStopped } }),
      isStopped ? words.allowed : words.stopped,
    )
  return (
    <Panel
      title={card.recipientEmail}
      note={`${formatPrice(card.balance, locale)} / ${formatPrice(card.issued, locale)}`}
      onClose={onClose}
      acts={
        mayChange &&
        !isSending && (
          <>
            <Button variant="contained" onClick={() => setSending(true)}>
              {words.send}
            </Button>
            <Button color={isStopped ? 'primary' : 'error'} disabled={isBusy} onClick={() => void stop()}>
              {isStopped ? words.allow : words.stop}
            </Button>
          </>
        )
      }
    >
      {isSending && <SendForm card={card} onDone={() => setSending(false)} />}
      <Facts
        facts={[
          [fields.id ?? '', card.id],
          [fields.recipientName ?? '', card.recipientName],
          [fields.idOrder ?? '', <OrderLink key="order" id={card.idOrder} />],
          [fields.createdAt ?? '', moment(card.createdAt)],
          [fields.sendAt ?? '', moment(card.sendAt)],
          [fields.sentAt ?? '', moment(card.sentAt)],
          [fields.expiresAt ?? '', day(lastMoment(card.expiresAt))],
        ]}
      />
    </Panel>
  )
}

function SendForm({ card, onDone }: { card: GiftCard; onDone: () => void }) {
  const words = useScreenWords().giftCards
  const { cancel } = useWords().form
  const { act, isBusy } = useAct()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const body = { email: String(form.get('email')), isCodeRenewed: form.get('renew') === 'on' }
    if (await act(ask(sendGiftCard, { params: { id: String(card.id) }, body }), words.sent)) onDone()
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1.5 }}>
      <TextField name="email" type="email" label={words.email} defaultValue={card.recipientEmail} required />
      <FormControlLabel control={<Checkbox name="renew" />} label={words.renew} />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" disabled={isBusy}>
          {words.send}
        </Button>
        <Button color="secondary" onClick={onDone}>
          {cancel}
        </Button>
      </Box>
    </Box>
  )
}

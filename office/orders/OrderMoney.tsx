import { Box, Link } from '@mui/material'
import type { ReactNode } from 'react'
import type { OfficeOrder } from '#contract/orders/office-orders.ts'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { Block, Quiet } from '#office/shell/panel/Block.tsx'
import { useMoment } from '#office/shell/use-moment.ts'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { isReceivedMeans } from '#rules/payments/received-means.ts'
import { fill } from '#words/basics/fill.ts'
import { formatPrice } from '#words/basics/prices.ts'
import { entryWords } from '#words/office/entry/words.ts'
import { orderWords } from '#words/orders/words.ts'

/** Payments, refunds, and the papers that tell of them. */
export function OrderMoney({ order }: { order: OfficeOrder }) {
  const words = useBusinessWords().orders
  const locale = useSpokenLocale()
  const { moment, day } = useMoment()
  return (
    <Block title={words.payments}>
      {order.payments.length === 0 && <Quiet>{words.noPayment}</Quiet>}
      <EntryFacts order={order} />
      {order.payments.map(({ id, provider, status, failure, amount, note, receivedOn, createdAt }) => (
        <Row
          key={id}
          label={words.paymentStates[status]}
          amount={amount}
          note={[
            receivedOn ? day(receivedOn) : moment(createdAt),
            isReceivedMeans(provider) && entryWords[locale].order.means[provider],
            note,
            failure && orderWords[locale].paymentFailures[failure],
          ]
            .filter(Boolean)
            .join(' · ')}
        />
      ))}
      {order.refunds.map(({ id, status, amount, reason, who, createdAt }) => (
        <Row
          key={id}
          label={`${words.moneyMoves.REFUND} · ${words.refundStates[status]}`}
          amount={-amount}
          note={[moment(createdAt), who, reason].filter(Boolean).join(' · ')}
        />
      ))}
      <Box sx={{ mt: 1.5 }}>
        {order.documents.length === 0 && <Quiet>{words.noDocument}</Quiet>}
        {order.documents.map(({ number, isCreditNote, issuedAt, total, path }) => (
          <Row
            key={number}
            label={
              <Link href={`/api${path}`} target="_blank" rel="noopener">
                {fill(isCreditNote ? words.creditNote : words.invoice, { number })}
              </Link>
            }
            amount={total}
            note={day(issuedAt)}
          />
        ))}
      </Box>
    </Block>
  )
}

/** Where the estate took the order by itself, and how long it waits for its money. */
function EntryFacts({ order: { entry, heldUntil, fulfilment } }: { order: OfficeOrder }) {
  const locale = useSpokenLocale()
  const { moment } = useMoment()
  const { order: words, source } = entryWords[locale]
  const told = [
    entry && source.kinds[entry.source],
    entry?.who && fill(words.entered, { who: entry.who }),
    entry?.discountReason && fill(words.discountReason, { reason: entry.discountReason }),
    heldUntil && fulfilment === 'AWAITING_PAYMENT' && fill(words.heldUntil, { day: moment(heldUntil) }),
  ].filter(Boolean)
  return told.length > 0 ? <Box sx={{ mb: 1 }}>{told.join(' · ')}</Box> : null
}

function Row({ label, amount, note }: { label: ReactNode; amount: number; note: string }) {
  const locale = useSpokenLocale()
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2, py: 0.5 }}>
      <span>{label}</span>
      <span>{formatPrice(amount, locale)}</span>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>{note}</Box>
    </Box>
  )
}

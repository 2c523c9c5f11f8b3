import { Box, Link } from '@mui/material'
import type { ReactNode } from 'react'
import type { OfficeOrder } from '#contract/orders/office-orders.ts'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { Block, Quiet } from '#office/shell/panel/Block.tsx'
import { useMoment } from '#office/shell/use-moment.ts'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { formatPrice } from '#words/basics/prices.ts'
import { orderWords } from '#words/orders/words.ts'

/** Payments, refunds, and the papers that tell of them. */
export function OrderMoney({ order }: { order: OfficeOrder }) {
  const words = useBusinessWords().orders
  const locale = useSpokenLocale()
  const { moment, day } = useMoment()
  return (
    <Block title={words.payments}>
      {order.payments.length === 0 && <Quiet>{words.noPayment}</Quiet>}
      {order.payments.map(({ id, status, failure, amount, createdAt }) => (
        <Row
          key={id}
          label={words.paymentStates[status]}
          amount={amount}
          note={[moment(createdAt), failure && orderWords[locale].paymentFailures[failure]].filter(Boolean).join(' · ')}
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

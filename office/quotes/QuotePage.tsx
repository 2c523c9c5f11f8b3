import { Box, Button } from '@mui/material'
import { Loading, useGetOne } from 'react-admin'
import { Link, useParams } from 'react-router'
import type { OfficeQuote } from '#contract/quotes/quotes.ts'
import { LinkToCopy } from '#office/orders/entry/LinkToCopy.tsx'
import { useEntryWords } from '#office/orders/entry/use-entry-words.ts'
import { BackLink } from '#office/shell/form/BackLink.tsx'
import { PageHead } from '#office/shell/frame/PageHead.tsx'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { Block } from '#office/shell/panel/Block.tsx'
import { Columns } from '#office/shell/panel/Columns.tsx'
import { Facts } from '#office/shell/panel/Facts.tsx'
import { useMoment } from '#office/shell/use-moment.ts'
import { useThingWords } from '#office/shell/use-screen-words.ts'
import { formatPrice } from '#words/basics/prices.ts'
import { QuoteActs } from './QuoteActs.tsx'
import { QuoteChip } from './QuoteChip.tsx'

/** One quote: what was offered to whom, its paper and its link, and what can be done with it. */
export function QuotePage() {
  const { id = '' } = useParams()
  const { quote: words, lines: said } = useEntryWords()
  const { moment } = useMoment()
  const { data: quote, error } = useGetOne<OfficeQuote>('quotes', { id: Number(id) })
  if (error) return <PageHead title={words.notFound} above={<BackLink name="quotes" />} />
  if (!quote) return <Loading />
  return (
    <>
      <PageHead
        title={quote.number}
        above={<BackLink name="quotes" />}
        note={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <QuoteChip state={quote.state} />
            <span>{moment(quote.createdAt)}</span>
          </Box>
        }
      >
        <QuoteActs quote={quote} />
      </PageHead>
      <Columns
        main={
          <Block title={said.title}>
            <QuoteLines quote={quote} />
          </Block>
        }
        side={
          <>
            <Block title={words.facts}>
              <QuoteFacts quote={quote} />
            </Block>
            {quote.state === 'OPEN' && (
              <Block title={words.link}>
                <LinkToCopy link={{ url: quote.url, until: quote.validUntil }} />
              </Block>
            )}
          </>
        }
      />
    </>
  )
}

function QuoteFacts({ quote }: { quote: OfficeQuote }) {
  const { quote: words, order } = useEntryWords()
  const { choices, fields } = useThingWords('quotes')
  const { day } = useMoment()
  return (
    <>
      <Facts
        facts={[
          [fields.customer ?? '', quote.customer],
          [fields.email ?? '', quote.email],
          [words.phone, quote.phone],
          [fields.validUntil ?? '', day(quote.validUntil)],
          [fields.source ?? '', choices.source?.[quote.source]],
          [words.who, quote.who],
          [words.discountReason, quote.discountReason],
          [words.note, quote.note],
          [words.holds, quote.holdsStock ? words.holdsYes : ''],
        ]}
      />
      {quote.idOrder !== null && (
        <Button component={Link} to={`/orders/${quote.idOrder}`} variant="outlined" color="secondary" sx={{ mt: 1.5 }}>
          {order.open}
        </Button>
      )}
    </>
  )
}

function QuoteLines({ quote }: { quote: OfficeQuote }) {
  const { sums } = useEntryWords()
  const locale = useSpokenLocale()
  const price = (amount: number) => formatPrice(amount, locale)
  const rows = [
    ...quote.lines.map(({ name, label, quantity, total }) => ({
      key: `${quantity} × ${name} ${label}`,
      amount: total,
    })),
    ...(quote.discount > 0 ? [{ key: sums.discount, amount: -quote.discount }] : []),
    ...(quote.deliveryType === 'DELIVERY' ? [{ key: sums.shipping, amount: quote.shippingFees }] : []),
    { key: sums.total, amount: quote.total },
  ]
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 3, rowGap: 1, m: 0 }}>
      {rows.map(({ key, amount }) => (
        <Box
          key={key}
          sx={{
            display: 'grid',
            gridColumn: '1 / -1',
            gridTemplateColumns: 'subgrid',
            ...(key === sums.total && { fontWeight: 600 }),
          }}
        >
          <Box component="dt" sx={{ overflowWrap: 'anywhere' }}>
            {key}
          </Box>
          <Box component="dd" sx={{ m: 0, textAlign: 'right', whiteSpace: 'nowrap' }}>
            {price(amount)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

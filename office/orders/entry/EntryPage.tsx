import { Box, Button, Checkbox, FormControlLabel, FormHelperText, MenuItem } from '@mui/material'
import { type FormEvent, useState } from 'react'
import type { Envelope } from '#contract/basics/envelope.ts'
import { ENTERED_DELIVERIES } from '#contract/checkout/closed-sets.ts'
import { enterOrder, priceEntry } from '#contract/checkout/routes.ts'
import { ORDER_SOURCES } from '#contract/orders/closed-sets.ts'
import { createQuote } from '#contract/quotes/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { BackLink } from '#office/shell/form/BackLink.tsx'
import { PageHead } from '#office/shell/frame/PageHead.tsx'
import { useWords } from '#office/shell/locale.ts'
import { Block } from '#office/shell/panel/Block.tsx'
import { Columns } from '#office/shell/panel/Columns.tsx'
import { useAnswer } from '#office/shell/use-answer.ts'
import { parisDay } from '#rules/basics/paris-time.ts'
import { fill } from '#words/basics/fill.ts'
import { EntryAddress } from './EntryAddress.tsx'
import { EntryCustomer } from './EntryCustomer.tsx'
import { EntryDelivery } from './EntryDelivery.tsx'
import { EntryDiscount } from './EntryDiscount.tsx'
import { EntryDone, type MadeThing } from './EntryDone.tsx'
import { EntryField } from './EntryField.tsx'
import { EntryLines } from './EntryLines.tsx'
import { EntryPayment } from './EntryPayment.tsx'
import { EntryQuote } from './EntryQuote.tsx'
import { EntrySums } from './EntrySums.tsx'
import { emptyEntry, orderRequest, priceRequest, type QuoteTerms, quoteRequest, type TypedEntry } from './entry-form.ts'
import type { EntryPart } from './entry-part.ts'
import { useEntryWords } from './use-entry-words.ts'

type Purpose = 'order' | 'quote'

const QUOTED = ENTERED_DELIVERIES.filter((type) => type !== 'TAKEN_AWAY')

/** An order that the estate enters: at the telephone, at the counter, standing at a fair. */
export const EntryPage = () => <Entry purpose="order" />

/** The same, offered. */
export const QuoteEntryPage = () => <Entry purpose="quote" />

/** What is offered is not taken away at once. */
function newEntry(purpose: Purpose): TypedEntry {
  const empty = emptyEntry(parisDay(new Date()))
  return purpose === 'order' ? empty : { ...empty, delivery: { ...empty.delivery, type: 'DELIVERY' } }
}

function Entry({ purpose }: { purpose: Purpose }) {
  const words = useEntryWords()
  const { offline } = useWords().faults
  const [typed, setTyped] = useState<TypedEntry>(() => newEntry(purpose))
  const [errors, setErrors] = useState<EntryPart['errors']>({})
  const [wrong, setWrong] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [made, setMade] = useState<MadeThing | null>(null)
  // One for each order: whoever clicks twice, or whose line breaks, makes one.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const query = priceRequest(typed)
  const { data } = useAnswer(query ? JSON.stringify(query) : '', () =>
    ask(priceEntry, { query: query ?? { products: '' } }),
  )
  const price = query ? (data?.price ?? null) : null
  const onChange = (change: Partial<TypedEntry>) => {
    setTyped((before) => ({ ...before, ...change }))
    setKey(crypto.randomUUID())
  }
  const send = async <Data,>(asking: Promise<Envelope<Data>>, done: (data: Data) => void) => {
    setBusy(true)
    const answer = await asking.catch(() => null)
    setBusy(false)
    if (answer?.success) return done(answer.data)
    setErrors(answer?.errors ?? {})
    setWrong(answer ? (answer.errors ? words.wrong : answer.message) : offline)
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (purpose !== 'order' || !price || isBusy) return
    void send(ask(enterOrder, { body: orderRequest(typed, price.total), key }), ({ id, reference, link }) =>
      setMade({ title: fill(words.done.title, { reference }), to: `/orders/${id}`, open: words.done.open, link }),
    )
  }
  const offer = (terms: QuoteTerms) => {
    if (!price || isBusy) return
    void send(
      ask(createQuote, { body: quoteRequest(typed, { ...terms, shownTotal: price.total }), key }),
      ({ id, number }) =>
        setMade({ title: fill(words.quote.done, { number }), to: `/quotes/${id}`, open: words.quote.open, link: null }),
    )
  }
  const another = () => {
    setTyped({ ...newEntry(purpose), source: typed.source })
    setKey(crypto.randomUUID())
    setErrors({})
    setWrong(null)
    setMade(null)
  }
  const isQuote = purpose === 'quote'
  if (made)
    return <EntryDone made={made} another={isQuote ? words.quote.another : words.done.another} onAnother={another} />
  const part = { typed, onChange, errors }
  const offered = (
    <EntryQuote typed={typed} isOnly={isQuote} onChange={onChange} isReady={price !== null && !isBusy} onSave={offer} />
  )
  return (
    <form onSubmit={save} noValidate>
      <PageHead
        title={isQuote ? words.quote.create : words.create}
        note={isQuote ? words.quote.intro : words.intro}
        above={<BackLink name={isQuote ? 'quotes' : 'orders'} />}
      />
      <Columns
        main={
          <>
            <EntryLines typed={typed} onChange={onChange} price={price} />
            <EntryDelivery {...part} price={price} types={isQuote ? QUOTED : ENTERED_DELIVERIES} />
            <EntryCustomer {...part} />
            <EntryAddress {...part} />
          </>
        }
        side={
          <>
            <EntryDiscount {...part} price={price} />
            {!isQuote && <EntryPayment {...part} />}
            <EntryRest {...part} />
            <Block title={words.sums.title}>
              {price && <EntrySums price={price} />}
              {wrong && (
                <FormHelperText error role="alert" sx={{ fontSize: '0.875rem', mt: 1.5 }}>
                  {wrong}
                </FormHelperText>
              )}
              {!isQuote && (
                <Button
                  type="submit"
                  variant="contained"
                  size="large"
                  fullWidth
                  disabled={!price || isBusy}
                  sx={{ mt: 2 }}
                >
                  {words.save}
                </Button>
              )}
            </Block>
            {offered}
          </>
        }
      />
    </form>
  )
}

function EntryRest({ typed, onChange, errors }: EntryPart) {
  const words = useEntryWords()
  return (
    <Block title={words.source.block}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <EntryField
          select
          id="entry-source"
          label={words.source.title}
          value={typed.source}
          onType={(source) => onChange({ source: ORDER_SOURCES.find((one) => one === source) ?? 'OTHER' })}
        >
          {ORDER_SOURCES.map((source) => (
            <MenuItem key={source} value={source}>
              {words.source.kinds[source]}
            </MenuItem>
          ))}
        </EntryField>
        <div>
          <FormControlLabel
            control={
              <Checkbox checked={typed.isAdult} onChange={({ target }) => onChange({ isAdult: target.checked })} />
            }
            label={words.isAdult}
          />
          {errors.isAdult && <FormHelperText error>{errors.isAdult}</FormHelperText>}
        </div>
        <EntryField multiline label={words.message} value={typed.message} onType={(message) => onChange({ message })} />
        <EntryField multiline label={words.note} value={typed.note} onType={(note) => onChange({ note })} />
      </Box>
    </Block>
  )
}

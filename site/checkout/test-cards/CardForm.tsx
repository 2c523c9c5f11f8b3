import { type FormEvent, useState } from 'react'
import { groupCardNumber, groupExpiry, TEST_CARDS } from '#rules/payments/test-cards.ts'
import { Button } from '#ui/controls/Button.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { fill } from '#words/basics/fill.ts'
import type { BankWords } from '#words/payments/test-bank/fr.ts'

export interface TypedCard {
  number: string
  expiry: string
  securityCode: string
}

interface CardFormProps {
  words: BankWords
  amount: string
  isBusy: boolean
  /** Until the script has taken the page over, nothing typed would reach it. */
  isOff: boolean
  errors: Readonly<Record<string, string>>
  onPay: (card: TypedCard) => void
}

const EMPTY: TypedCard = { number: '', expiry: '', securityCode: '' }

export function CardForm({ words, amount, isBusy, isOff, errors, onPay }: CardFormProps) {
  const [card, setCard] = useState(EMPTY)
  const [isMissing, setIsMissing] = useState(false)
  const change = (part: keyof TypedCard, value: string) => setCard((before) => ({ ...before, [part]: value }))
  const fieldError = (part: keyof TypedCard) =>
    isMissing && card[part].trim() === '' ? words.missing[part] : (errors[part] ?? undefined)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const first = (Object.keys(EMPTY) as (keyof TypedCard)[]).find((part) => card[part].trim() === '')
    setIsMissing(first !== undefined)
    if (first) event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    else onPay(card)
  }
  return (
    <form noValidate onSubmit={submit} className="mt-8">
      <fieldset disabled={isOff || isBusy} className="flex min-w-0 flex-col gap-5">
        <legend className="mb-4 p-0">
          <h1 className="font-[system-ui] text-xl font-semibold text-slate-900">{words.heading}</h1>
        </legend>
        <CardField
          name="number"
          label={words.number}
          autoComplete="cc-number"
          value={card.number}
          error={fieldError('number')}
          onChange={(typed) => change('number', groupCardNumber(typed))}
        />
        <div className="grid grid-cols-2 gap-4">
          <CardField
            name="expiry"
            label={words.expiry}
            hint={words.expiryHint}
            autoComplete="cc-exp"
            value={card.expiry}
            error={fieldError('expiry')}
            onChange={(typed) => change('expiry', retyped(card.expiry, typed))}
          />
          <CardField
            name="securityCode"
            label={words.code}
            hint={words.codeHint}
            autoComplete="cc-csc"
            value={card.securityCode}
            error={fieldError('securityCode')}
            onChange={(typed) => change('securityCode', typed.replace(/\D/g, '').slice(0, 4))}
          />
        </div>
        <Button type="submit" size="medium">
          {isBusy ? words.paying : fill(words.pay, { amount })}
        </Button>
      </fieldset>
      <TestCards words={words} isOff={isOff || isBusy} onChoose={setCard} />
    </form>
  )
}

/** Who deletes is not given back the bar that was just taken away. */
function retyped(before: string, typed: string): string {
  return typed.length < before.length ? typed : groupExpiry(typed)
}

interface CardFieldProps {
  name: keyof TypedCard
  label: string
  hint?: string
  autoComplete: string
  value: string
  error: string | undefined
  onChange: (typed: string) => void
}

function CardField({ name, label, hint, autoComplete, value, error, onChange }: CardFieldProps) {
  return (
    <TextField
      look="plain"
      id={`carte-${name}`}
      {...{ name, label, hint, autoComplete, value }}
      problem={error}
      inputMode="numeric"
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

interface TestCardsProps {
  words: BankWords
  isOff: boolean
  onChoose: (card: TypedCard) => void
}

/** The usual numbers; each fills the form with itself. */
function TestCards({ words, isOff, onChoose }: TestCardsProps) {
  return (
    <section aria-labelledby="cartes" className="mt-8 border-t border-slate-200 pt-6">
      <h2 id="cartes" className="font-[system-ui] text-base font-semibold text-slate-900">
        {words.cards}
      </h2>
      <p className="mt-1 text-sm text-slate-600">{words.cardsHint}</p>
      <ul className="mt-3 flex flex-col">
        {TEST_CARDS.map(({ number, ends }) => (
          <li key={number}>
            <button
              type="button"
              disabled={isOff}
              onClick={() => onChoose({ number: groupCardNumber(number), expiry: '12 / 34', securityCode: '123' })}
              className="flex min-h-11 w-full cursor-pointer flex-wrap items-center justify-between gap-x-4 text-left text-sm hover:bg-slate-50"
            >
              <span className="tabular-nums">{groupCardNumber(number)}</span>
              <span className="text-slate-600">{words.ends[ends]}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

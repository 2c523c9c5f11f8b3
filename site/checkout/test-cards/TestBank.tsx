import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Envelope } from '#contract/basics/envelope.ts'
import { answerTestChallenge, payWithTestCard } from '#contract/payments/routes.ts'
import type { TestPayment } from '#contract/payments/test-cards.ts'
import { sentExpiry } from '#rules/payments/test-cards.ts'
import { atLeastShown } from '#site/browser/at-least-shown.ts'
import { ask } from '#site/browser/browser-ask.ts'
import { useIsAlive } from '#site/checkout/use-is-alive.ts'
import { Button } from '#ui/controls/Button.tsx'
import { withButtonLook } from '#ui/controls/button-look.ts'
import { fill } from '#words/basics/fill.ts'
import type { Locale } from '#words/basics/locales.ts'
import { formatPrice } from '#words/basics/prices.ts'
import type { BankWords } from '#words/payments/test-bank/fr.ts'
import { CardForm, type TypedCard } from './CardForm.tsx'

interface TestBankProps {
  payment: TestPayment
  words: BankWords
  locale: Locale
}

/** The page of a bank that moves no money: a card, a question whether it is you, and the way back. */
export function TestBank({ payment: opened, words, locale }: TestBankProps) {
  const [payment, setPayment] = useState(opened)
  const [isBusy, setIsBusy] = useState(false)
  const [trouble, setTrouble] = useState<{ message: string; errors: Record<string, string> } | null>(null)
  const isAlive = useIsAlive()
  const { reference, state, returnUrl } = payment
  const isOver = state !== 'OPEN' && state !== 'CHALLENGED'
  useEffect(() => {
    // A payment that was over when the page opened leaves the way back to the visitor.
    if (isOver && returnUrl && opened.state !== state) window.location.assign(returnUrl)
  }, [isOver, returnUrl, opened.state, state])

  const run = async (work: Promise<Envelope<TestPayment>>) => {
    if (isBusy) return
    setIsBusy(true)
    setTrouble(null)
    const answer = await atLeastShown(work).catch(() => null)
    setIsBusy(false)
    if (answer?.success) setPayment(answer.data)
    else setTrouble({ message: answer?.message ?? words.offline, errors: answer?.errors ?? {} })
  }
  const pay = ({ number, expiry, securityCode }: TypedCard) =>
    run(ask(payWithTestCard, { params: { reference }, body: { number, expiry: sentExpiry(expiry), securityCode } }))
  const answer = (said: 'CONFIRM' | 'REFUSE' | 'CANCEL') =>
    run(ask(answerTestChallenge, { params: { reference }, body: { answer: said } }))

  const amount = formatPrice(payment.amount, locale)
  return (
    <BankFrame words={words}>
      <p className="text-sm text-slate-600">{payment.label}</p>
      <p className="mt-1 text-3xl font-semibold text-slate-900 tabular-nums">{amount}</p>
      <noscript>
        <p className="mt-6">{words.needsScript}</p>
      </noscript>
      {isOver && <Over payment={payment} words={words} />}
      {state === 'CHALLENGED' && (
        <Challenge {...{ words, amount, isBusy }} label={payment.label} onAnswer={(said) => void answer(said)} />
      )}
      {state === 'OPEN' && (
        <CardForm
          {...{ words, amount, isBusy }}
          isOff={!isAlive}
          errors={trouble?.errors ?? {}}
          onPay={(card) => void pay(card)}
        />
      )}
      <p role="alert" className="mt-4 text-sm text-red-800 empty:hidden">
        {trouble && Object.keys(trouble.errors).length === 0 ? trouble.message : null}
      </p>
      {!isOver && (
        <Button
          look="text"
          disabled={isBusy}
          onClick={() => void answer('CANCEL')}
          className="mt-6 hover:text-slate-600"
        >
          {words.cancel}
        </Button>
      )}
    </BankFrame>
  )
}

/** Deliberately in nobody's colours: one has left the estate's site. */
function BankFrame({ words, children }: { words: BankWords; children: ReactNode }) {
  return (
    <div className="bank-colours flex flex-1 flex-col bg-slate-100 font-[system-ui,sans-serif] text-base leading-normal text-slate-800 scheme-light">
      <header className="bg-slate-900 py-4 text-white">
        <p className="mx-auto max-w-lg px-4 font-semibold">{words.bank}</p>
      </header>
      <main id="contenu" className="mx-auto w-full max-w-lg flex-1 px-4 py-8 desk:py-14">
        <p className="mb-6 text-sm text-slate-700">{words.notice}</p>
        <div className="rounded-lg bg-white p-6 shadow-sm desk:p-8">{children}</div>
      </main>
    </div>
  )
}

interface ChallengeProps {
  words: BankWords
  amount: string
  label: string
  isBusy: boolean
  onAnswer: (said: 'CONFIRM' | 'REFUSE') => void
}

function Challenge({ words, amount, label, isBusy, onAnswer }: ChallengeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { challenge } = words
  return (
    <div className="mt-8">
      <h1 ref={heading} tabIndex={-1} className="font-[system-ui] text-xl font-semibold text-slate-900 outline-none">
        {challenge.heading}
      </h1>
      <p className="mt-3">{fill(challenge.lead, { amount, label })}</p>
      <div className="mt-6 flex flex-col gap-3">
        <Button size="medium" disabled={isBusy} onClick={() => onAnswer('CONFIRM')}>
          {isBusy ? words.paying : challenge.confirm}
        </Button>
        <Button look="text" disabled={isBusy} onClick={() => onAnswer('REFUSE')} className="hover:text-slate-600">
          {challenge.refuse}
        </Button>
      </div>
    </div>
  )
}

function Over({ payment: { state, returnUrl }, words }: { payment: TestPayment; words: BankWords }) {
  if (state === 'OPEN' || state === 'CHALLENGED') return null
  return (
    <div role="status" className="mt-8">
      <h1 className="font-[system-ui] text-xl font-semibold text-slate-900">{words.over[state]}</h1>
      {returnUrl && (
        <a href={returnUrl} {...withButtonLook({ size: 'medium', className: 'mt-6 flex' })}>
          {words.over.back}
        </a>
      )}
    </div>
  )
}

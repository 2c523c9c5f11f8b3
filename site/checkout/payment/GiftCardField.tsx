import { useState } from 'react'
import type { Cart } from '#contract/carts/carts.ts'
import { type Cents, cents, eurosToCents } from '#rules/basics/money.ts'
import type { AddedCard, cardPayment } from '#site/checkout/card-payment.ts'
import { useCheckout } from '#site/checkout/checkout-context.tsx'
import { NUMBERS } from '#site/checkout/parts.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { FieldProblem } from '#ui/controls/FieldProblem.tsx'
import { fill } from '#words/basics/fill.ts'
import { CodeForm } from './CodeForm.tsx'
import { addGiftCard, MOST_CARDS, removeGiftCard } from './gift-cards.ts'

interface GiftCardFieldProps {
  cart: Cart
  cards: readonly AddedCard[]
  payment: ReturnType<typeof cardPayment>
  /** What the server said against a card when it was to pay. */
  refusal: string | undefined
  /** Another card than those that were refused. */
  onChange: () => void
}

export const GIFT_CARDS_PLACE = 'cartes-cadeaux'

/** The gift cards that pay, each with its part, and the field for one more. */
export function GiftCardField({ cart, cards, payment, refusal, onChange }: GiftCardFieldProps) {
  const { words } = useCheckout()
  const said = words.payment.giftCard
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [told, setTold] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const problem = error ?? (cards.some(({ isRefused }) => isRefused) || cards.length === 0 ? undefined : refusal)

  const send = async (wished: string) => {
    if (wished === '') return setError(said.missing)
    setIsBusy(true)
    const wrong = await addGiftCard(wished, said)
    setIsBusy(false)
    setError(wrong === null ? undefined : wrong || words.offline)
    if (wrong === null) {
      setCode('')
      onChange()
    }
    setTold(wrong === null ? said.added : '')
  }
  const remove = (removed: string) => {
    removeGiftCard(removed)
    onChange()
    setError(undefined)
    setTold(said.gone)
    document.getElementById(GIFT_CARDS_PLACE)?.focus()
  }
  const buysCards = cart.products.some(({ gift, isUnavailable }) => gift && !isUnavailable)
  return (
    <div id={GIFT_CARDS_PLACE} tabIndex={-1} className="flex flex-col gap-2 outline-none">
      {cards.length > 0 && (
        <ul
          aria-label={said.list}
          className="mb-2 flex max-w-[28rem] flex-col divide-y divide-ink/15 border-ink/15 border-y"
        >
          {cards.map((card, at) => (
            <CardRow key={card.code} card={card} pays={payment.parts[at]} refusal={refusal} onRemove={remove} />
          ))}
        </ul>
      )}
      {cards.length < MOST_CARDS && (
        <CodeForm
          id="gift-card"
          label={cards.length > 0 ? said.another : said.label}
          button={said.add}
          code={code}
          problem={problem}
          isBusy={isBusy}
          onType={(typed) => {
            setCode(typed)
            setError(undefined)
          }}
          onSend={send}
        />
      )}
      <FieldProblem id="gift-card-problem" text={problem} role="alert" />
      {cards.length > 0 && buysCards && <p className="text-[0.9375rem] text-ink/80">{said.notForCards}</p>}
      <p role="status" className="sr-only">
        {told}
      </p>
    </div>
  )
}

interface CardRowProps {
  card: AddedCard
  pays: Cents | undefined
  refusal: string | undefined
  onRemove: (code: string) => void
}

function CardRow({ card: { code, balance, isRefused = false }, pays, refusal, onRemove }: CardRowProps) {
  const { words, money, price } = useCheckout()
  const said = words.payment.giftCard
  const end = code
    .replace(/[^0-9a-z]/gi, '')
    .slice(-5)
    .toUpperCase()
  const left = cents(eurosToCents(balance) - (pays ?? 0))
  const paying = pays
    ? fill(left > 0 ? said.pays : said.paysAll, { amount: money(pays), left: money(left) })
    : fill(said.idle, { balance: price(balance) })
  return (
    <li className="flex items-start justify-between gap-6 py-3">
      <div className={`min-w-0 ${NUMBERS}`}>
        <p className="text-heading">{fill(said.named, { end })}</p>
        {isRefused ? (
          <FieldProblem id={`gift-card-${end}-problem`} text={refusal ?? said.refused} />
        ) : (
          <p className="text-[0.9375rem] text-ink/80">{paying}</p>
        )}
      </div>
      <Button look="text" aria-label={fill(said.removeNamed, { end })} onClick={() => onRemove(code)}>
        {words.payment.removeCode}
      </Button>
    </li>
  )
}

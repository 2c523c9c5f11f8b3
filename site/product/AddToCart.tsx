import { type FormEvent, useId, useState } from 'react'
import { Link } from 'react-router'
import { cents, euros } from '#rules/money.ts'
import { tierPrice } from '#rules/prices.ts'
import { nextQuantity, quantityChoices, quantityProblem, readQuantity } from '#rules/quantities.ts'
import { notify } from '#ui/notification-store.ts'
import { fill } from '#words/fill.ts'
import { type Locale, pathInLocale } from '#words/locales.ts'
import { formatPrice } from '#words/prices.ts'
import { addToCart } from '../cart/cart-store.ts'
import { CaseOfSix } from './CaseOfSix.tsx'
import type { CartControlView } from './product-view.ts'
import { QuantityField } from './QuantityField.tsx'

interface AddToCartProps {
  control: CartControlView
  locale: Locale
}

/** How many, what they cost, and the button that puts them into the cart. */
export function AddToCart({ control, locale }: AddToCartProps) {
  const { reach, customize } = control
  return (
    <div className="mt-7">
      <div className="noscript:hidden">
        {customize ? (
          <>
            <p className="mb-4 text-[0.9375rem]">{customize.hint}</p>
            <Link to={pathInLocale(customize.path, locale)} className={BUTTON}>
              {customize.label}
            </Link>
          </>
        ) : (
          <Control control={control} locale={locale} />
        )}
      </div>
      <noscript>
        <p>
          {reach.withoutScript}{' '}
          {reach.phone && (
            <a href={reach.phone.href} className="underline underline-offset-4">
              {reach.phone.label}
            </a>
          )}
          {reach.phone && reach.mail && ', '}
          {reach.mail && (
            <a href={reach.mail.href} className="underline underline-offset-4">
              {reach.mail.label}
            </a>
          )}
          .
        </p>
      </noscript>
    </div>
  )
}

function Control({ control, locale }: AddToCartProps) {
  const { idDeclination, rules, words, unitPrice, tiers, showsCase } = control
  const { multiple } = rules
  const [typed, setTyped] = useState(String(multiple))
  const [isChecked, setChecked] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const problemId = useId()
  const quantity = readQuantity(typed, multiple)
  const wrong = quantityProblem(quantity, rules)
  const problem = refusal ?? (isChecked && wrong ? (words.problems[wrong.problem] ?? null) : null)
  const counted = wrong ? Math.max(multiple, Math.floor(quantity) || 0) : quantity

  const change = (next: string, isFinished: boolean) => {
    setTyped(next)
    setRefusal(null)
    setChecked(isFinished)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTyped(String(quantity))
    setChecked(true)
    if (wrong || isBusy) return
    setBusy(true)
    try {
      const answer = await addToCart({ idDeclination, quantity })
      if (answer.success) notify(fill(quantity > 1 ? words.addedMany : words.addedOne, { n: quantity }), 'success')
      setRefusal(answer.success ? null : (answer.errors?.quantity ?? answer.message))
    } catch {
      setRefusal(words.failed)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form noValidate onSubmit={submit}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <QuantityField
          words={words}
          typed={typed}
          choices={quantityChoices(multiple).filter((choice) => rules.available === null || choice <= rules.available)}
          isWrong={problem !== null}
          problemId={problemId}
          isLeast={quantity <= multiple}
          onType={(next) => change(next, false)}
          onLeave={() => change(String(quantity), true)}
          onStep={(direction) => change(String(nextQuantity(quantity, multiple, direction)), true)}
        />
        {showsCase && <CaseOfSix quantity={quantity} words={words} />}
      </div>
      <p id={problemId} role="alert" className="min-h-[1.6em] pt-1.5 text-[0.9375rem] text-accent">
        {problem}
      </p>
      <button type="submit" aria-disabled={isBusy} className={`${BUTTON} mt-1 flex justify-between gap-6`}>
        <span>{fill(counted > 1 ? words.addMany : words.addOne, { n: counted })}</span>
        <span className="lining-nums tabular-nums">
          <span className="sr-only">{words.total} </span>
          {formatPrice((counted * tierPrice(cents(unitPrice), tiers, counted)) / 100, locale)}
        </span>
      </button>
      <UnitPrice {...{ control, locale, counted }} />
    </form>
  )
}

/** Where a tier is reached, what one of them then costs. */
function UnitPrice({ control, locale, counted }: AddToCartProps & { counted: number }) {
  const { unitPrice, tiers, words } = control
  const reached = tierPrice(cents(unitPrice), tiers, counted)
  const told = reached < unitPrice ? `${formatPrice(euros(reached), locale)} ${words.each}` : words.byMultiple
  return <p className="mt-2 min-h-[1.6em] text-[0.875rem] lining-nums tabular-nums">{told}</p>
}

const BUTTON =
  'w-full cursor-pointer bg-primary px-7 py-4 text-on-primary transition-opacity duration-150 hover:opacity-90 aria-disabled:opacity-60'

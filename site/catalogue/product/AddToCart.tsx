import { type FormEvent, useId, useState } from 'react'
import { cents, euros } from '#rules/basics/money.ts'
import { nextQuantity, quantityChoices, quantityProblem, readQuantity } from '#rules/carts/quantities.ts'
import { tierPrice } from '#rules/catalogue/prices.ts'
import { addToCart, cartStore } from '#site/carts/cart-store.ts'
import { EstimatePlace } from '#site/deliveries/EstimatePlace.tsx'
import { sentProducts } from '#site/deliveries/sent-products.ts'
import { Button } from '#ui/controls/Button.tsx'
import { NumberField } from '#ui/controls/NumberField.tsx'
import { useStore } from '#ui/state/use-store.ts'
import { fill } from '#words/basics/fill.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'
import { formatPrice } from '#words/basics/prices.ts'
import { BuyBar } from './BuyBar.tsx'
import { CaseOfSix } from './CaseOfSix.tsx'
import type { CartControlView } from './product-view.ts'

const loadSheet = () => import('#site/carts/AddedSheet.tsx').catch(() => null)

interface AddToCartProps {
  control: CartControlView
  locale: Locale
}

/** How many, what they cost, and the button that puts them into the cart. Without a script it is not there. */
export function AddToCart({ control, locale }: AddToCartProps) {
  const { idDeclination, rules, words, unitPrice, tiers, showsCase, bar } = control
  const { multiple, available } = rules
  const [typed, setTyped] = useState(String(multiple))
  const [isChecked, setChecked] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const problemId = useId()
  const cart = useStore(cartStore)
  const quantity = readQuantity(typed, multiple)
  const wrong = quantityProblem(quantity, rules)
  const problem = refusal ?? (isChecked && wrong ? words.problems[wrong.problem] : null)
  // The button goes on speaking of something that can be bought while what is typed cannot.
  const counted = wrong ? Math.max(multiple, Math.floor(quantity)) : quantity
  const each = tierPrice({ price: cents(unitPrice), tiers, quantity: counted })
  const leastPrice = tierPrice({ price: cents(unitPrice), tiers, quantity: multiple })
  const total = formatPrice((counted * each) / 100, locale)
  // What the heading says already is not said again.
  const note = each < leastPrice ? `${formatPrice(euros(each), locale)} ${words.each}` : null

  const change = (next: string | number, { isFinished }: { isFinished: boolean }) => {
    setTyped(String(next))
    setRefusal(null)
    setChecked(isFinished)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    change(quantity, { isFinished: true })
    if (wrong || isBusy) return
    setBusy(true)
    try {
      const [answer, sheet] = await Promise.all([addToCart({ idDeclination, quantity }), loadSheet()])
      if (!answer.success) setRefusal(answer.errors?.quantity ?? answer.message)
      else if (sheet) sheet.showAdded({ idDeclination, quantity, locale })
      // What tells so could not be fetched: the cart itself shows it.
      else window.location.assign(pathInLocale('/cart', locale))
    } catch {
      setRefusal(words.failed)
    }
    setBusy(false)
  }

  return (
    <>
      <form noValidate onSubmit={submit} className="mt-6 noscript:hidden">
        <div className="flex flex-wrap gap-3">
          <NumberField
            label={words.quantity}
            words={words}
            typed={typed}
            choices={quantityChoices(multiple).filter((choice) => choice <= (available ?? choice))}
            problemId={problem ? problemId : undefined}
            isLeast={quantity <= multiple}
            onType={(next) => change(next, { isFinished: false })}
            onLeave={() => change(quantity, { isFinished: true })}
            onStep={(direction) => change(nextQuantity({ quantity, multiple, direction }), { isFinished: true })}
          />
          {words.byMultiple && <p className="self-center text-[0.9375rem] lining-nums">{words.byMultiple}</p>}
          <Button
            type="submit"
            size="medium"
            aria-disabled={isBusy}
            className="flex min-w-[16rem] flex-1 justify-between gap-4 px-6"
          >
            <span>{fill(counted > 1 ? words.addMany : words.addOne, { n: counted })}</span>
            <span className="sr-only">{` ${words.total} `}</span>
            <span className="lining-nums tabular-nums">{total}</span>
          </Button>
        </div>
        <p id={problemId} role="alert" className="pt-2 text-[0.9375rem] text-accent empty:pt-0">
          {problem}
        </p>
        {(showsCase || note) && (
          <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-[0.875rem] lining-nums tabular-nums">
            {showsCase && <CaseOfSix quantity={quantity} words={words} />}
            <p>{note}</p>
          </div>
        )}
        <BuyBar
          title={bar.title}
          choice={counted > 1 ? `${bar.choice} ×\u00a0${counted}` : bar.choice}
          add={words.addShort}
          total={total}
          isBusy={isBusy}
          problem={problem}
        />
      </form>
      {control.estimate && (
        <EstimatePlace
          products={[...sentProducts(cart), { idProduct: idDeclination, quantity: counted }]}
          label={control.estimate}
          locale={locale}
        />
      )}
    </>
  )
}

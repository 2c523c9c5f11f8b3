import { type FormEvent, useId, useState } from 'react'
import { today } from '#site/browser/today.ts'
import { showAdded } from '#site/carts/AddedSheet.tsx'
import { addToCart } from '#site/carts/cart-store.ts'
import type { CartControlView } from '#site/catalogue/product/product-view.ts'
import { Button } from '#ui/controls/Button.tsx'
import { FieldProblem } from '#ui/controls/FieldProblem.tsx'
import { Radio } from '#ui/controls/Radio.tsx'
import { RadioGroup } from '#ui/controls/RadioGroup.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { formatDay } from '#words/basics/dates.ts'
import { fill } from '#words/basics/fill.ts'
import type { Locale } from '#words/basics/locales.ts'
import { formatPrice } from '#words/basics/prices.ts'
import {
  type GiftField,
  giftWish,
  lastSendingDay,
  NOTHING_TYPED,
  readAmount,
  sortProblems,
  type TypedGift,
  wrongFields,
} from './gift-wish.ts'
import { RecipientFields } from './RecipientFields.tsx'

type GiftControl = Pick<CartControlView, 'idDeclination' | 'unitPrice'> & NonNullable<CartControlView['gift']>

/** Of which amount a gift card is, for whom and when it is sent; then it goes into the cart. */
export function GiftForm({ control, locale }: { control: GiftControl; locale: Locale }) {
  const { idDeclination, unitPrice, range, words } = control
  const [typed, setTyped] = useState(NOTHING_TYPED)
  const [problems, setProblems] = useState<Partial<Record<GiftField, string>>>({})
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const id = useId()
  const amount = range ? readAmount(typed.amount) : unitPrice / 100

  const change = (part: Partial<TypedGift>) => {
    setTyped((before) => ({ ...before, ...part }))
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))))
    setRefusal(undefined)
  }
  const show = (told: Partial<Record<GiftField, string>>) => {
    setProblems(told)
    const [first] = Object.keys(told)
    if (first) document.getElementById(`${id}-${first}`)?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setRefusal(undefined)
    const day = today()
    const wrong = wrongFields(typed, { range, today: day })
    const words = problemWords(day)
    show(Object.fromEntries(wrong.map((field) => [field, words[field]])))
    if (wrong.length > 0) return
    setBusy(true)
    const answer = await addToCart({ idDeclination, quantity: 1, gift: giftWish(typed, range) }).catch(() => null)
    setBusy(false)
    if (answer?.success) {
      showAdded({ idDeclination, quantity: 1, locale })
      return change({ name: '', email: '', message: '' })
    }
    const { problems: told, others } = sortProblems(answer?.errors ?? {})
    show(told)
    if (Object.keys(told).length === 0) setRefusal(others[0] ?? answer?.message ?? control.words.failed)
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-6 flex flex-col gap-6 noscript:hidden">
      {range && (
        <TextField
          id={`${id}-amount`}
          look="boxed"
          label={words.amount}
          hint={words.amountHint}
          problem={problems.amount}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          aria-required
          value={typed.amount}
          onChange={({ target }) => change({ amount: target.value })}
        />
      )}
      <div>
        <p id={`${id}-who`} className="mb-3 text-heading">
          {words.who}
        </p>
        <RadioGroup id={`${id}-for`} aria-labelledby={`${id}-who`}>
          <Radio
            name={`${id}-for`}
            label={words.me}
            hint={words.meHint}
            checked={!typed.isForSomeone}
            onChange={() => change({ isForSomeone: false })}
          />
          <Radio
            name={`${id}-for`}
            label={words.someone}
            hint={words.someoneHint}
            checked={typed.isForSomeone}
            onChange={() => change({ isForSomeone: true })}
          />
        </RadioGroup>
      </div>
      {typed.isForSomeone && (
        <RecipientFields id={id} typed={typed} problems={problems} words={words} onChange={change} />
      )}
      <div>
        <Button type="submit" size="medium" aria-disabled={isBusy} className="flex w-full justify-between gap-4 px-6">
          <span>{words.add}</span>
          {amount !== null && (
            <>
              <span className="sr-only">{words.total}</span>
              <span className="lining-nums tabular-nums">{formatPrice(amount, locale)}</span>
            </>
          )}
        </Button>
        <FieldProblem text={refusal} role="alert" />
      </div>
    </form>
  )

  function problemWords(day: string): Partial<Record<GiftField, string>> {
    return {
      amount: words.amountWrong,
      name: words.nameMissing,
      email: words.emailMissing,
      sendOn: fill(words.dayWrong, { last: formatDay(lastSendingDay(day), locale) }),
    }
  }
}

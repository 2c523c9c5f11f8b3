import { type FormEvent, useState } from 'react'
import { type Cents, cents } from '#rules/basics/money.ts'
import { nextQuantity, quantityChoices, readQuantity } from '#rules/carts/quantities.ts'
import { atLeastShown } from '#site/browser/at-least-shown.ts'
import { addToCart } from '#site/carts/cart-store.ts'
import { Button } from '#ui/controls/Button.tsx'
import { FieldProblem } from '#ui/controls/FieldProblem.tsx'
import { NumberField } from '#ui/controls/NumberField.tsx'
import { fill } from '#words/basics/fill.ts'
import { useCustomization } from './customizing.tsx'
import { problemId } from './QuestionFrame.tsx'
import type { Wizard } from './use-wizard.ts'

interface AddFormProps {
  idDeclination: number
  multiple: number
  unitPrice: Cents
  wizard: Wizard
  onAdded: (quantity: number) => void
}

/** How many, and into the cart. */
export function AddForm({ idDeclination, multiple, unitPrice, wizard, onAdded }: AddFormProps) {
  const { words, money } = useCustomization()
  const [typed, setTyped] = useState(String(multiple))
  const [error, setError] = useState<string>()
  const [isAdding, setIsAdding] = useState(false)
  const quantity = readQuantity(typed, multiple)
  const change = (text: string) => {
    setTyped(text)
    setError(undefined)
    wizard.faults.setTrouble(null)
  }
  const step = (direction: 'up' | 'down') => change(String(nextQuantity({ quantity, multiple, direction })))

  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (isAdding) return
    setIsAdding(true)
    setError(undefined)
    wizard.faults.setTrouble(null)
    const customizations = [...wizard.answers]
    const answer = await atLeastShown(addToCart({ idDeclination, quantity, customizations })).catch(() => null)
    setIsAdding(false)
    if (!answer) return wizard.faults.setTrouble(words.offline)
    if (answer.success) return onAdded(quantity)
    if (answer.errors?.quantity) return setError(answer.errors.quantity)
    wizard.showFailure(answer)
  }
  const { less, more, ...told } = words.summary
  const quantityWords = { ...told, less: fill(less, { n: multiple }), more: fill(more, { n: multiple }) }
  const total = Number.isSafeInteger(quantity) && quantity > 0 ? cents(unitPrice * quantity) : null
  return (
    <form noValidate onSubmit={add} aria-busy={isAdding} className="mt-4 flex flex-col gap-5">
      <div className="flex flex-wrap items-end gap-x-8 gap-y-5">
        <NumberField
          label={words.summary.quantity}
          words={quantityWords}
          typed={typed}
          choices={quantityChoices(multiple)}
          problemId={error === undefined ? undefined : problemId(0)}
          isLeast={quantity <= multiple}
          onType={change}
          onLeave={() => change(String(quantity))}
          onStep={step}
        />
        <Button type="submit" disabled={isAdding} className="flex-1">
          {isAdding
            ? words.summary.adding
            : total === null
              ? words.summary.add
              : fill(words.summary.addFor, { price: money(total) })}
        </Button>
      </div>
      <FieldProblem id={problemId(0)} role="alert" text={error ?? wizard.faults.trouble ?? undefined} />
    </form>
  )
}

import { type FormEvent, useState } from 'react'
import { type Cents, cents } from '#rules/money.ts'
import { nextQuantity, readQuantity } from '#rules/quantities.ts'
import { fill } from '#words/fill.ts'
import { addToCart } from '../cart/cart-store.ts'
import { atLeastShown } from './at-least.ts'
import { useCustomizing } from './customizing.tsx'
import { FieldError } from './QuestionFrame.tsx'
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
  const { words, money } = useCustomizing()
  const [typed, setTyped] = useState(String(multiple))
  const [error, setError] = useState<string>()
  const [isAdding, setIsAdding] = useState(false)
  const quantity = readQuantity(typed, multiple)
  const change = (text: string) => {
    setTyped(text)
    setError(undefined)
    wizard.faults.setTrouble(null)
  }
  const step = (direction: 'up' | 'down') => change(String(nextQuantity(quantity, multiple, direction)))

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
  const total = Number.isSafeInteger(quantity) && quantity > 0 ? cents(unitPrice * quantity) : null
  return (
    <form noValidate onSubmit={add} aria-busy={isAdding} className="mt-4 flex flex-col gap-5">
      <div className="flex flex-wrap items-end gap-x-8 gap-y-5">
        <QuantityField typed={typed} multiple={multiple} error={error} onChange={change} onStep={step} />
        <button
          type="submit"
          disabled={isAdding}
          className="min-h-14 flex-1 cursor-pointer bg-primary px-8 text-on-primary transition-opacity duration-150 hover:opacity-90 disabled:opacity-60"
        >
          {isAdding
            ? words.summary.adding
            : total === null
              ? words.summary.add
              : fill(words.summary.addFor, { price: money(total) })}
        </button>
      </div>
      <FieldError questionId={0} message={error ?? wizard.faults.trouble ?? undefined} />
    </form>
  )
}

interface QuantityFieldProps {
  typed: string
  multiple: number
  error: string | undefined
  onChange: (text: string) => void
  onStep: (direction: 'up' | 'down') => void
}

function QuantityField({ typed, multiple, error, onChange, onStep }: QuantityFieldProps) {
  const { words } = useCustomizing()
  const { quantity, less, more, lessBy, moreBy } = words.summary
  const button = 'flex size-14 cursor-pointer items-center justify-center text-[1.25rem] hover:bg-ink/5'
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor="quantite" className="text-[0.9375rem]">
        {quantity}
      </label>
      <div className="flex border border-ink/30">
        <button
          type="button"
          aria-label={multiple > 1 ? fill(lessBy, { n: multiple }) : less}
          onClick={() => onStep('down')}
          className={button}
        >
          −
        </button>
        <input
          id="quantite"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          aria-invalid={error !== undefined}
          aria-describedby={error ? 'question-0-error' : undefined}
          onChange={(event) => onChange(event.target.value)}
          className="w-16 text-center [font-feature-settings:'lnum','tnum']"
        />
        <button
          type="button"
          aria-label={multiple > 1 ? fill(moreBy, { n: multiple }) : more}
          onClick={() => onStep('up')}
          className={button}
        >
          +
        </button>
      </div>
    </div>
  )
}

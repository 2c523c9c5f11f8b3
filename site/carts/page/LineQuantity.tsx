import { useId } from 'react'
import type { CartProduct } from '#contract/carts/carts.ts'
import { quantityChoices } from '#rules/carts/quantities.ts'
import { lineName } from '#site/carts/line-name.ts'
import { inLastCase, SixBottles } from '#site/catalogue/product/SixBottles.tsx'
import { NumberField } from '#ui/controls/NumberField.tsx'
import { fill } from '#words/basics/fill.ts'
import { useCartPage } from './cart-page.tsx'
import { useLineQuantity } from './use-line-quantity.ts'

/** The stepper of a line, with the case of six that it fills. */
export function LineQuantity({ line }: { line: CartProduct }) {
  const { words, locale } = useCartPage()
  const problemId = useId()
  const { shown, quantity, problem, type, save, choose, step } = useLineQuantity(line)
  const { sellByMultipleOf: multiple, available } = line
  const facts = { name: lineName(line, locale), n: multiple }
  const fieldWords = {
    less: fill(words.less, facts),
    more: fill(words.more, facts),
    choose: fill(words.choose, facts),
  }
  const choices = quantityChoices(multiple).filter((choice) => choice <= (available ?? choice))
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <NumberField
          label={fill(words.quantity, facts)}
          words={fieldWords}
          typed={shown}
          choices={choices}
          problemId={problem ? problemId : undefined}
          isLeast={quantity <= multiple}
          onType={type}
          onChoose={choose}
          onLeave={save}
          onStep={step}
        />
        {line.type === 'WINE' && (
          <SixBottles filled={inLastCase(quantity > 0 ? quantity : 0)} className="h-6 w-auto text-primary" />
        )}
        {multiple > 1 && <span className="text-[0.875rem] text-ink/80">{fill(words.byMultiple, { n: multiple })}</span>}
      </div>
      <p id={problemId} role="alert" className="pt-2 text-[0.9375rem] text-accent empty:pt-0">
        {problem}
      </p>
    </form>
  )
}

import type { ComponentProps } from 'react'
import { AddForm } from './AddForm.tsx'
import { Summary } from './Summary.tsx'

type LastStepProps = Pick<ComponentProps<typeof Summary>, 'steps' | 'prices' | 'name' | 'heading'> &
  Omit<ComponentProps<typeof AddForm>, 'unitPrice'>

export { Done } from './Done.tsx'

/** All answers once more, and the way into the cart. Fetched while the steps are answered. */
export function LastStep({ steps, prices, name, heading, wizard, ...adding }: LastStepProps) {
  return (
    <>
      <Summary steps={steps} wizard={wizard} prices={prices} name={name} heading={heading} />
      <AddForm {...adding} wizard={wizard} unitPrice={prices.total} />
    </>
  )
}

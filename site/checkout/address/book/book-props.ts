import type { CustomerAddress } from '#contract/accounts/addresses.ts'
import type { StepFieldsProps } from '#site/checkout/address/step-fields.ts'

export type Book = readonly CustomerAddress[]

export interface BookProps extends Pick<StepFieldsProps, 'state' | 'forget'> {
  book: Book
  /** The one address that is always asked for, or the bill's own. */
  which: 'main' | 'billing'
}

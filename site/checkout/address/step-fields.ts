import type { CheckoutState } from '#site/checkout/checkout-choices.ts'
import type { Field } from './address-fields.ts'

export type FieldErrors = Partial<Record<Field, string>>

/** What the groups of fields of this step share. */
export interface StepFieldsProps {
  state: CheckoutState
  errors: FieldErrors
  /** What was wrong with a field is forgotten once it is changed. */
  forget: (...fields: Field[]) => void
}

import { type FormEvent, useState } from 'react'
import { today } from '#site/browser/today.ts'
import { useCheckout } from '#site/checkout/checkout-context.tsx'
import { updateCheckout } from '#site/checkout/checkout-state.ts'
import { stepsFor } from '#site/checkout/checkout-steps.ts'
import { fieldId } from '#site/checkout/field-props.ts'
import { Notice } from '#site/checkout/parts.tsx'
import { tellReminder } from '#site/checkout/reminder.ts'
import type { StepFacts } from '#site/checkout/StepPage.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { TextArea } from '#ui/controls/TextArea.tsx'
import { useNavigate } from '#ui/router/hooks.ts'
import { PrivacyNote } from '#ui/text/PrivacyNote.tsx'
import { type Field, fieldProblems, sortErrors } from './address-fields.ts'
import { BuyerFields } from './BuyerFields.tsx'
import { useCustomer } from './book/use-customer.ts'
import { DeliveryAddress } from './DeliveryAddress.tsx'
import { DeliveryTypes } from './DeliveryTypes.tsx'
import type { FieldErrors } from './step-fields.ts'
import { findPlaceProblems } from './towns.ts'

/** Who buys, how it is received, and where. */
export function AddressStep({ cart, state, visit, isWaiting }: StepFacts) {
  const { words, settings, path } = useCheckout()
  const navigate = useNavigate()
  const { user, book } = useCustomer({ isAsked: !isWaiting })
  const [errors, setErrors] = useState<FieldErrors>(() => sortErrors(visit.errors ?? {}, state).fields)
  const forget = (...fields: Field[]) =>
    setErrors((all) => Object.fromEntries(Object.entries(all).filter(([field]) => !fields.includes(field as Field))))

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { needsDelivery, hasAlcohol } = cart
    const own = fieldProblems(state, { needsDelivery, hasAlcohol, today: today() })
    // Places are looked up once all else is right.
    const problems = Object.keys(own).length > 0 ? own : await findPlaceProblems(state)
    const wrong = Object.entries(problems).map(([field, problem]) => [field, words.problems[problem]] as const)
    setErrors(Object.fromEntries(wrong))
    const [first] = wrong
    if (first) return focusField(form, first[0])
    void tellReminder(cart.id, state)
    void navigate(path(`/cart/${stepsFor(state.deliveryType)[1]}`))
  }
  const shared = { state, errors, forget }
  return (
    <form noValidate onSubmit={submit} className="mt-8 flex flex-col gap-12">
      {(visit.message || Object.keys(visit.errors ?? {}).length > 0) && (
        <Notice kind="alert">{visit.message ?? words.correct}</Notice>
      )}
      <DeliveryTypes {...shared} cart={cart} />
      <BuyerFields
        {...shared}
        isWaiting={isWaiting}
        user={user}
        hasAlcohol={cart.hasAlcohol}
        needsPhone={cart.needsDelivery}
      />
      {(state.deliveryType !== null || !cart.needsDelivery) && <DeliveryAddress {...shared} book={book} />}
      <MessageField value={state.message} error={errors.message} />
      <div className="flex flex-col items-start gap-8">
        <Checkbox
          id="rappel"
          label={words.address.remind}
          hint={words.address.remindHint}
          checked={state.reminder.isWanted}
          onChange={({ target: { checked: isWanted } }) =>
            updateCheckout((before) => ({ ...before, reminder: { ...before.reminder, isWanted } }))
          }
        />
        <Button type="submit" className="max-desk:w-full">
          {words.address[NEXT[state.deliveryType ?? 'delivery']]}
        </Button>
        <PrivacyNote text={settings.privacy} />
      </div>
    </form>
  )
}

const NEXT = {
  delivery: 'toShipping',
  pickup: 'toShipping',
  clickAndCollect: 'toCollect',
  no_delivery: 'toPayment',
} as const

/** The first field to correct; of a choice, its first possibility. */
function focusField(form: HTMLFormElement, field: string): void {
  const found = form.querySelector<HTMLElement>(`#${CSS.escape(fieldId(field))}`)
  const target = found?.matches('input, textarea, select') ? found : found?.querySelector<HTMLElement>('input:enabled')
  target?.focus()
}

function MessageField({ value, error }: { value: string; error: string | undefined }) {
  const { words } = useCheckout()
  return (
    <TextArea
      id={fieldId('message')}
      label={words.fields.message}
      hint={words.hints.message}
      problem={error}
      optional={words.optional}
      rows={3}
      maxLength={1_000}
      value={value}
      onChange={(event) => updateCheckout((before) => ({ ...before, message: event.target.value }))}
    />
  )
}

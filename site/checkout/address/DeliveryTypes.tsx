import type { Cart } from '#contract/carts/carts.ts'
import { changeCountry, chooseDelivery, type DeliveryChoice, FRANCE } from '#site/checkout/checkout-choices.ts'
import { useCheckout } from '#site/checkout/checkout-context.tsx'
import { updateCheckout } from '#site/checkout/checkout-state.ts'
import { Choice, fieldId } from '#site/checkout/fields.tsx'
import { FieldError, Group, Notice } from '#site/checkout/parts.tsx'
import type { StepFieldsProps } from './step-fields.ts'

const TYPES = ['delivery', 'pickup', 'clickAndCollect'] as const

/** Home, access point or the estate itself; what needs no parcel has no choice. */
export function DeliveryTypes({ state, errors, forget, cart }: StepFieldsProps & { cart: Cart }) {
  const { words, settings, places } = useCheckout()
  if (!cart.needsDelivery) return <Notice>{words.address.noDelivery}</Notice>
  const canFetch = places.length > 0
  const choose = (type: DeliveryChoice) => {
    forget('deliveryType', 'postalCode', 'city')
    const isSentHome = type !== 'clickAndCollect' && !settings.deliversAbroad
    updateCheckout((before) => {
      const chosen = chooseDelivery(before, type)
      return isSentHome ? changeCountry(chosen, FRANCE) : chosen
    })
  }
  const errorId = `${fieldId('deliveryType')}-erreur`
  return (
    <Group legend={words.address.how}>
      {settings.isDeliveryLocked && (
        <Notice kind={canFetch ? 'info' : 'alert'}>{canFetch ? words.address.locked : words.address.lockedAll}</Notice>
      )}
      <div
        id={fieldId('deliveryType')}
        role="radiogroup"
        aria-label={words.address.how}
        aria-invalid={errors.deliveryType !== undefined}
        aria-describedby={errors.deliveryType ? errorId : undefined}
        className="flex flex-col gap-3"
      >
        {TYPES.filter((type) => type !== 'clickAndCollect' || canFetch).map((type) => (
          <Choice
            key={type}
            name="deliveryType"
            label={words.address.types[type].label}
            hint={words.address.types[type].hint}
            isChosen={state.deliveryType === type}
            isDisabled={settings.isDeliveryLocked && type !== 'clickAndCollect'}
            onChoose={() => choose(type)}
          />
        ))}
      </div>
      <FieldError id={errorId} message={errors.deliveryType} />
    </Group>
  )
}

import type { Cart } from '#contract/carts/carts.ts'
import { chooseDelivery, chooseDeliveryInFrance, type DeliveryChoice } from '#site/checkout/checkout-choices.ts'
import { useCheckout } from '#site/checkout/checkout-context.tsx'
import { updateCheckout } from '#site/checkout/checkout-state.ts'
import { fieldId } from '#site/checkout/field-props.ts'
import { Group, Notice } from '#site/checkout/parts.tsx'
import { Radio } from '#ui/controls/Radio.tsx'
import { RadioGroup } from '#ui/controls/RadioGroup.tsx'
import type { StepFieldsProps } from './step-fields.ts'

const TYPES = ['delivery', 'pickup', 'clickAndCollect'] as const

/** Home, access point or the estate itself; what needs no parcel has no choice. */
export function DeliveryTypes({ state, errors, forget, cart }: StepFieldsProps & { cart: Cart }) {
  const { words, settings, places } = useCheckout()
  if (!cart.needsDelivery) return <Notice>{words.address.noDelivery}</Notice>
  const canFetch = places.length > 0
  const choose = (type: DeliveryChoice) => {
    forget('deliveryType', 'postalCode', 'city')
    const change = settings.deliversAbroad ? chooseDelivery : chooseDeliveryInFrance
    updateCheckout((before) => change(before, type))
  }
  return (
    <Group legend={words.address.how}>
      {settings.isDeliveryLocked && (
        <Notice kind={canFetch ? 'info' : 'alert'}>{canFetch ? words.address.locked : words.address.lockedAll}</Notice>
      )}
      <RadioGroup id={fieldId('deliveryType')} aria-label={words.address.how} problem={errors.deliveryType}>
        {TYPES.filter((type) => type !== 'clickAndCollect' || canFetch).map((type) => (
          <Radio
            key={type}
            name="deliveryType"
            label={words.address.types[type].label}
            hint={words.address.types[type].hint}
            checked={state.deliveryType === type}
            disabled={settings.isDeliveryLocked && type !== 'clickAndCollect'}
            onChange={() => choose(type)}
          />
        ))}
      </RadioGroup>
    </Group>
  )
}

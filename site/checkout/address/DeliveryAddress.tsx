import {
  addressPlace,
  type BillingAddress,
  type CheckoutState,
  changeCity,
  changeCountry,
  type Recipient,
  type Street,
} from '#site/checkout/checkout-choices.ts'
import { useCheckout } from '#site/checkout/checkout-context.tsx'
import { updateCheckout } from '#site/checkout/checkout-state.ts'
import { fieldProps } from '#site/checkout/field-props.ts'
import { Group } from '#site/checkout/parts.tsx'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { AddressFields } from './AddressFields.tsx'
import { type AddressValue, changedFields } from './address-value.ts'
import { BookChoicePlace, KeepAddressPlace } from './book/BookPlaces.tsx'
import type { Book } from './book/book-props.ts'
import type { StepFieldsProps } from './step-fields.ts'

interface DeliveryAddressProps extends StepFieldsProps {
  book: Book | null
}

/** Where the parcel goes; where there is none, the address of the bill. */
export function DeliveryAddress({ state, errors, forget, book }: DeliveryAddressProps) {
  const { words, settings } = useCheckout()
  const { address, country, deliveryType } = state
  const place = addressPlace(state)
  const isSent = deliveryType === 'delivery'
  const isParcel = isSent || deliveryType === 'pickup'
  const isInFranceOnly = isParcel && !settings.deliversAbroad
  const hint = isSent
    ? isInFranceOnly && words.address.onlyFrance
    : deliveryType === 'pickup'
      ? words.address.pickupHint
      : words.address.ownHint
  const value = {
    ...address,
    postalCode: place?.postalCode ?? '',
    city: place?.name ?? '',
    isCityConfirmed: place?.isConfirmed ?? false,
    country,
  }
  return (
    <>
      <Group legend={isSent ? words.address.deliveryHeading : words.address.ownHeading} hint={hint || undefined}>
        {book && <BookChoicePlace {...{ book, state, forget }} which="main" />}
        {isSent && <RecipientFields {...{ state, errors, forget }} />}
        <AddressFields
          prefix=""
          section={isSent ? 'shipping' : 'billing'}
          value={value}
          errors={errors}
          onlyFrance={isInFranceOnly}
          onChange={(changed) => {
            forget(...changedFields(changed))
            updateCheckout((before) => withMainAddress(before, changed))
          }}
        />
        {book && <KeepAddressPlace {...{ book, state, forget }} which="main" />}
      </Group>
      {isSent && <BillingFields {...{ state, errors, forget, book }} />}
    </>
  )
}

/** The place decides prices; street and names do not. */
function withMainAddress(state: CheckoutState, changed: Partial<AddressValue>): CheckoutState {
  const { postalCode, city: name, isCityConfirmed: isConfirmed, country, ...street } = changed
  const moved = country ? changeCountry(state, country) : state
  const known = addressPlace(moved)
  const before = known ?? { postalCode: '', name: '' }
  const isSamePlace = postalCode === undefined && name === undefined && isConfirmed === undefined
  const city =
    isSamePlace || country
      ? known
      : {
          postalCode: postalCode ?? before.postalCode,
          name: name ?? before.name,
          isConfirmed: isConfirmed ?? before.isConfirmed ?? false,
        }
  return changeCity({ ...moved, address: { ...moved.address, ...street } }, city)
}

function changeStreet(part: Partial<Street>): void {
  updateCheckout((state) => ({ ...state, address: { ...state.address, ...part } }))
}

function RecipientFields({ state, errors, forget }: StepFieldsProps) {
  const { words } = useCheckout()
  const { recipient } = state.address
  const field = (part: keyof Recipient) =>
    fieldProps({
      field: `recipient.${part}` as const,
      label: words.fields[part],
      value: recipient?.[part] ?? '',
      error: errors[`recipient.${part}`],
      onChange: (value: string) => {
        forget(`recipient.${part}`)
        if (recipient) changeStreet({ recipient: { ...recipient, [part]: value } })
      },
    })
  return (
    <>
      <Checkbox
        id="destinataire"
        label={words.address.someoneElse}
        checked={recipient !== null}
        onChange={({ target }) => changeStreet({ recipient: target.checked ? { firstname: '', lastname: '' } : null })}
      />
      {recipient && (
        <fieldset aria-label={words.address.recipient} className="flex min-w-0 flex-col gap-6 desk:flex-row">
          <TextField {...field('firstname')} autoComplete="shipping given-name" maxLength={80} />
          <TextField {...field('lastname')} autoComplete="shipping family-name" maxLength={80} />
        </fieldset>
      )}
    </>
  )
}

function BillingFields({ state, errors, forget, book }: DeliveryAddressProps) {
  const { words } = useCheckout()
  const { buyer, country, address } = state
  const { billing } = address
  const own: BillingAddress = {
    firstname: buyer.firstname,
    lastname: buyer.lastname,
    company: '',
    address: '',
    addressPart2: '',
    postalCode: '',
    city: '',
    idCountry: country.id,
  }
  return (
    <div className="flex flex-col gap-8">
      <Checkbox
        id="facturation"
        label={words.address.otherBilling}
        checked={billing !== null}
        onChange={({ target }) => changeStreet({ billing: target.checked ? own : null })}
      />
      {billing && <OwnBilling {...{ billing, state, errors, forget, book }} />}
    </div>
  )
}

function OwnBilling({ billing, state, errors, forget, book }: DeliveryAddressProps & { billing: BillingAddress }) {
  const { words } = useCheckout()
  const change = (part: Partial<BillingAddress>) => changeStreet({ billing: { ...billing, ...part } })
  const name = (part: keyof Recipient) =>
    fieldProps({
      field: `billing.${part}` as const,
      label: words.fields[part],
      value: billing[part],
      error: errors[`billing.${part}`],
      onChange: (value: string) => {
        forget(`billing.${part}`)
        change({ [part]: value })
      },
    })
  return (
    <Group legend={words.address.billingHeading}>
      {book && <BookChoicePlace {...{ book, state, forget }} which="billing" />}
      <div className="flex flex-col gap-6 desk:flex-row">
        <TextField {...name('firstname')} autoComplete="billing given-name" maxLength={80} />
        <TextField {...name('lastname')} autoComplete="billing family-name" maxLength={80} />
      </div>
      <AddressFields
        prefix="billing."
        section="billing"
        value={{
          ...billing,
          isCityConfirmed: billing.isCityConfirmed ?? false,
          country: { id: billing.idCountry, alphaTwo: '' },
        }}
        errors={errors}
        onlyFrance={false}
        onChange={({ country, ...changed }) => {
          forget(...changedFields(changed).map((part) => `billing.${part}` as const))
          change(country ? { ...changed, idCountry: country.id } : changed)
        }}
      />
      {book && <KeepAddressPlace {...{ book, state, forget }} which="billing" />}
    </Group>
  )
}

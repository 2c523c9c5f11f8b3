import type { User } from '#contract/accounts/accounts.ts'
import { today } from '#site/browser/today.ts'
import type { Buyer } from '#site/checkout/checkout-choices.ts'
import { useCheckout } from '#site/checkout/checkout-context.tsx'
import { updateCheckout } from '#site/checkout/checkout-state.ts'
import { fieldProps } from '#site/checkout/field-props.ts'
import { Group } from '#site/checkout/parts.tsx'
import { DateField } from '#ui/controls/DateField.tsx'
import { PhoneField } from '#ui/controls/PhoneField.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Link } from '#ui/router/Link.tsx'
import { fill } from '#words/basics/fill.ts'
import type { StepFieldsProps } from './step-fields.ts'

interface BuyerFieldsProps extends StepFieldsProps {
  user: User | null
  hasAlcohol: boolean
  /** Drawn by the server, which keeps the page for longer than a day. */
  isWaiting: boolean
  needsPhone: boolean
}

export function BuyerFields({ state, errors, forget, user, hasAlcohol, isWaiting, needsPhone }: BuyerFieldsProps) {
  const { words, settings } = useCheckout()
  const { buyer, phone } = state
  const isBirthdateKnown = Boolean(user?.birthdate)
  const change = (part: keyof Buyer) => (value: string) => {
    forget(part)
    updateCheckout((before) => ({ ...before, buyer: { ...before.buyer, [part]: value } }))
  }
  const shared = (field: keyof Buyer) =>
    fieldProps({
      field,
      label: words.fields[field],
      value: buyer[field],
      error: errors[field],
      onChange: change(field),
    })
  const changePhone = (value: string) => {
    forget('phone')
    updateCheckout((before) => ({ ...before, phone: value }))
  }
  return (
    <Group legend={words.address.you} hint={<Account user={user} />}>
      <TextField
        {...shared('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        hint={words.hints.email}
      />
      <div className="flex flex-col gap-6 desk:flex-row">
        <TextField {...shared('firstname')} autoComplete="given-name" maxLength={80} />
        <TextField {...shared('lastname')} autoComplete="family-name" maxLength={80} />
      </div>
      <div className="flex flex-col gap-6 desk:flex-row">
        <PhoneField
          {...fieldProps({
            field: 'phone',
            label: words.fields.phone,
            value: phone,
            error: errors.phone,
            onChange: changePhone,
          })}
          hint={settings.onlyMobilePhones ? words.hints.mobile : words.hints.phone}
          maxLength={30}
          aria-required={needsPhone}
          optional={!needsPhone && words.optional}
        />
        {hasAlcohol && (
          <DateField
            {...shared('birthdate')}
            autoComplete="bday"
            hint={isBirthdateKnown ? words.hints.birthdateKnown : words.hints.birthdate}
            readOnly={isBirthdateKnown}
            max={isWaiting ? undefined : today()}
          />
        )}
      </div>
    </Group>
  )
}

/** Who is signed in finds their own name here; who has an account finds the way to it. */
function Account({ user }: { user: User | null }) {
  const { words, path } = useCheckout()
  if (user) return fill(words.address.signedIn, { email: user.email })
  return (
    <>
      {words.address.asGuest}{' '}
      <Link
        to={`${path('/auth')}?next=${encodeURIComponent(path('/cart/address'))}`}
        className="inline-block py-1 underline underline-offset-4"
      >
        {words.address.hasAccount}
      </Link>
    </>
  )
}

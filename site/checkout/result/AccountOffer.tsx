import { AccountForm } from '#site/accounts/AccountForm.tsx'
import { accountField } from '#site/accounts/account-field.ts'
import type { RefusedForm } from '#site/accounts/form-answer.server.ts'
import { PasswordField } from '#site/accounts/PasswordField.tsx'
import { useCheckout } from '#site/checkout/checkout-context.tsx'
import { DateField } from '#ui/controls/DateField.tsx'
import { LinkInText } from '#ui/text/LinkInText.tsx'
import type { OrderGuideView } from './order-guide.server.ts'

interface AccountOfferProps {
  offer: NonNullable<OrderGuideView['account']>
  refused: RefusedForm | null
}

/** An account in one step: all but the password is known from the order. Works without a script. */
export function AccountOffer({ offer, refused }: AccountOfferProps) {
  const { words, title, intro, email, asksBirthdate } = offer
  const field = (name: string) => accountField({ form: 'account', name, refused })
  return (
    <section
      aria-labelledby="compte"
      className="mt-16 grid gap-x-12 gap-y-8 border-ink/15 border-y py-10 desk:grid-cols-2"
    >
      <div>
        <h2 id="compte" className="title-3">
          {title}
        </h2>
        <p className="mt-4 max-w-[44ch]">{intro}</p>
        <p className="mt-3 max-w-[44ch] wrap-anywhere">{email}</p>
      </div>
      <div>
        <AccountForm
          intent="account"
          next={null}
          words={words}
          submit={words.register.submit}
          refused={refused}
          isQuiet
        >
          <PasswordField
            {...field('password')}
            words={words}
            label={words.register.password}
            hint={words.register.passwordHint}
            autoComplete="new-password"
            required
          />
          {asksBirthdate && (
            <DateField
              {...field('birthdate')}
              label={words.register.birthdate}
              hint={words.register.birthdateHint}
              autoComplete="bday"
              required
            />
          )}
          <Terms offer={offer} />
        </AccountForm>
      </div>
    </section>
  )
}

function Terms({ offer: { words, terms } }: Pick<AccountOfferProps, 'offer'>) {
  const { path } = useCheckout()
  return (
    <p className="text-[0.875rem] leading-snug">
      <LinkInText text={terms} link={words.register.termsLink} href={path('/use-terms')} newTab={words.newTab} />
    </p>
  )
}

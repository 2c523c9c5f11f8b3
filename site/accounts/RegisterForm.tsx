import type { ReactNode } from 'react'
import type { RegistrationRules } from '#rules/accounts/registration.ts'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { DateField } from '#ui/controls/DateField.tsx'
import { PhoneField } from '#ui/controls/PhoneField.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { LinkInText } from '#ui/text/LinkInText.tsx'
import { PrivacyNote } from '#ui/text/PrivacyNote.tsx'
import type { AccountWords } from '#words/accounts/fr.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'
import { AccountForm } from './AccountForm.tsx'
import { accountField } from './account-field.ts'
import type { RefusedForm } from './form-answer.server.ts'
import { welcomeCustomer } from './on-led.ts'
import { PasswordField } from './PasswordField.tsx'

interface RegisterFormProps {
  words: AccountWords
  rules: RegistrationRules
  /** What the estate says of personal data. */
  privacy: string | null
  locale: Locale
  next: string | null
  refused: RefusedForm | null
}

/** Asks for no more than the estate needs. */
export function RegisterForm({ words, rules, privacy, locale, next, refused }: RegisterFormProps) {
  const { register } = words
  const field = (name: string) => accountField({ form: 'register', name, refused })
  return (
    <AccountForm
      onLed={welcomeCustomer}
      intent="register"
      next={next}
      words={words}
      submit={register.submit}
      refused={refused}
      isQuiet
    >
      <Pair>
        <TextField {...field('firstname')} label={register.firstname} autoComplete="given-name" required />
        <TextField {...field('lastname')} label={register.lastname} autoComplete="family-name" required />
      </Pair>
      <TextField
        {...field('email')}
        type="email"
        label={register.email}
        autoComplete="email"
        inputMode="email"
        required
      />
      <PasswordField
        {...field('password')}
        words={words}
        label={register.password}
        hint={register.passwordHint}
        autoComplete="new-password"
        required
      />
      <Pair>
        {rules.asksBirthdate && (
          <DateField
            {...field('birthdate')}
            label={register.birthdate}
            hint={rules.onlyAdults ? register.adultsOnly : register.birthdateHint}
            autoComplete="bday"
            required
          />
        )}
        <PhoneField
          {...field('phone')}
          label={rules.onlyMobile ? register.mobile : register.phone}
          hint={register.phoneHint}
        />
      </Pair>
      <Terms
        words={words}
        locale={locale}
        problem={refused?.errors.acceptsTerms}
        isTicked={refused?.values.acceptsTerms === 'on'}
      />
      <p className="text-[0.875rem] leading-snug opacity-80">
        <LinkInText
          text={register.privacy}
          link={register.privacyLink}
          href={pathInLocale('/privacy-policy', locale)}
          newTab={words.newTab}
        />
      </p>
      <PrivacyNote text={privacy} />
    </AccountForm>
  )
}

function Pair({ children }: { children: ReactNode }) {
  return <div className="grid gap-5 desk:grid-cols-2">{children}</div>
}

interface TermsProps {
  words: AccountWords
  locale: Locale
  problem: string | undefined
  isTicked: boolean
}

function Terms({ words, locale, problem, isTicked }: TermsProps) {
  const { terms, termsLink } = words.register
  return (
    <Checkbox
      id="register-acceptsTerms"
      name="acceptsTerms"
      look="soft"
      label={
        <LinkInText text={terms} link={termsLink} href={pathInLocale('/use-terms', locale)} newTab={words.newTab} />
      }
      problem={problem}
      required
      defaultChecked={isTicked}
    />
  )
}

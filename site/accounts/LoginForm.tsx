import { TextField } from '#ui/controls/TextField.tsx'
import { Link } from '#ui/router/Link.tsx'
import type { AccountWords } from '#words/accounts/fr.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'
import { AccountForm } from './AccountForm.tsx'
import { accountField } from './account-field.ts'
import type { RefusedForm } from './form-answer.server.ts'
import { welcomeCustomer } from './on-led.ts'
import { PasswordField } from './PasswordField.tsx'

interface LoginFormProps {
  words: AccountWords
  next: string | null
  locale: Locale
  refused: RefusedForm | null
}

export function LoginForm({ words, next, locale, refused }: LoginFormProps) {
  return (
    <AccountForm
      onLed={welcomeCustomer}
      intent="login"
      next={next}
      words={words}
      submit={words.login.submit}
      refused={refused}
    >
      <TextField
        {...accountField({ form: 'login', name: 'email', refused })}
        type="email"
        label={words.login.email}
        autoComplete="username"
        inputMode="email"
        required
      />
      <PasswordField
        {...accountField({ form: 'login', name: 'password', refused })}
        words={words}
        label={words.login.password}
        autoComplete="current-password"
        required
      />
      <p className="-mt-2 text-[0.9375rem]">
        <Link
          to={pathInLocale('/password/reset/ask', locale)}
          className="inline-block py-1 underline underline-offset-4"
        >
          {words.login.forgotten}
        </Link>
      </p>
    </AccountForm>
  )
}

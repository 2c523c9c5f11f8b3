import { AccountForm } from '#site/accounts/AccountForm.tsx'
import { accountField } from '#site/accounts/account-field.ts'
import type { RefusedForm } from '#site/accounts/form-answer.server.ts'
import { PasswordField } from '#site/accounts/PasswordField.tsx'
import { Link } from '#ui/router/Link.tsx'
import type { AccountWords } from '#words/accounts/fr.ts'
import type { SecurityWords } from '#words/accounts/security/fr.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'

interface PasswordFormProps {
  words: AccountWords
  said: SecurityWords
  locale: Locale
  email: string
  refused: RefusedForm | null
}

export function PasswordForm({ words, said, locale, email, refused }: PasswordFormProps) {
  const { password } = said
  const field = (name: string) => accountField({ form: 'password', name, refused })
  return (
    <AccountForm intent="password" next={null} words={words} submit={password.submit} refused={refused}>
      {/* For password managers: which account the new one belongs to. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...field('password')}
        words={words}
        label={password.present}
        autoComplete="current-password"
        required
      />
      <p className="-mt-2 text-[0.9375rem]">
        <Link
          to={pathInLocale('/password/reset/ask', locale)}
          className="inline-block py-1 underline underline-offset-4"
        >
          {password.forgotten}
        </Link>
      </p>
      <PasswordField
        {...field('newPassword')}
        words={words}
        label={password.next}
        hint={password.hint}
        autoComplete="new-password"
        required
      />
    </AccountForm>
  )
}

import type { AccountWords } from '#words/accounts/fr.ts'
import { AccountForm } from './AccountForm.tsx'
import type { RefusedForm } from './answer-form.server.ts'
import { Field, PasswordField } from './Field.tsx'

interface LoginFormProps {
  words: AccountWords
  next: string | null
  refused: RefusedForm | null
}

export function LoginForm({ words, next, refused }: LoginFormProps) {
  return (
    <AccountForm intent="login" next={next} words={words} submit={words.login.submit} refused={refused}>
      <Field
        form="login"
        name="email"
        type="email"
        label={words.login.email}
        autoComplete="username"
        inputMode="email"
        required
        defaultValue={refused?.values.email}
        problem={refused?.errors.email}
      />
      <PasswordField
        form="login"
        name="password"
        words={words}
        label={words.login.password}
        autoComplete="current-password"
        required
        problem={refused?.errors.password}
      />
    </AccountForm>
  )
}

import { TextField } from '#ui/controls/TextField.tsx'
import type { AccountWords } from '#words/accounts/fr.ts'
import { AccountForm } from './AccountForm.tsx'
import { accountField } from './account-field.ts'
import type { RefusedForm } from './answer-form.server.ts'
import { PasswordField } from './PasswordField.tsx'

interface LoginFormProps {
  words: AccountWords
  next: string | null
  refused: RefusedForm | null
}

export function LoginForm({ words, next, refused }: LoginFormProps) {
  return (
    <AccountForm intent="login" next={next} words={words} submit={words.login.submit} refused={refused}>
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
    </AccountForm>
  )
}

import { AccountForm } from '#site/accounts/AccountForm.tsx'
import { accountField } from '#site/accounts/account-field.ts'
import type { RefusedForm } from '#site/accounts/form-answer.server.ts'
import { PasswordField } from '#site/accounts/PasswordField.tsx'
import type { AccountWords } from '#words/accounts/fr.ts'

interface PasswordAskedProps {
  intent: string
  words: AccountWords
  label: string
  submit: string
  refused: RefusedForm | null
  isQuiet?: boolean
}

/** Something that only the owner may do: a session left open is not enough. */
export function PasswordAsked({ intent, words, label, submit, refused, isQuiet = false }: PasswordAskedProps) {
  return (
    <AccountForm intent={intent} next={null} words={words} submit={submit} refused={refused} isQuiet={isQuiet}>
      <PasswordField
        {...accountField({ form: intent, name: 'password', refused })}
        words={words}
        label={label}
        autoComplete="current-password"
        required
      />
    </AccountForm>
  )
}

import { TextField } from '#ui/controls/TextField.tsx'
import type { AccountWords } from '#words/accounts/fr.ts'
import { AccountForm } from './AccountForm.tsx'
import { accountField } from './account-field.ts'
import type { RefusedForm } from './form-answer.server.ts'
import { welcomeCustomer } from './on-led.ts'

interface CodeFormProps {
  words: AccountWords
  next: string | null
  challenge: string
  refused: RefusedForm | null
}

/** The second step of signing in. */
export function CodeForm({ words, next, challenge, refused }: CodeFormProps) {
  const { factor } = words
  return (
    <AccountForm
      onLed={welcomeCustomer}
      intent="code"
      next={next}
      words={words}
      submit={factor.submit}
      refused={refused}
    >
      <input type="hidden" name="challenge" value={challenge} />
      <TextField
        {...accountField({ form: 'code', name: 'code', refused })}
        label={factor.code}
        hint={factor.hint}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        // The one field of the page, and the next thing to type after the password.
        autoFocus
        required
      />
    </AccountForm>
  )
}

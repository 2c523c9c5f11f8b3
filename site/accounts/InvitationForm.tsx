import { TextField } from '#ui/controls/TextField.tsx'
import type { AccountWords } from '#words/accounts/fr.ts'
import type { InvitationWords } from '#words/accounts/invitation/fr.ts'
import { AccountForm } from './AccountForm.tsx'
import { accountField } from './account-field.ts'
import type { RefusedForm } from './form-answer.server.ts'
import { welcomeCustomer } from './on-led.ts'
import { PasswordField } from './PasswordField.tsx'

interface InvitationFormProps {
  words: AccountWords
  said: InvitationWords
  refused: RefusedForm | null
}

export function InvitationForm({ words, said, refused }: InvitationFormProps) {
  const field = (name: string) => accountField({ form: 'invitation', name, refused })
  return (
    <AccountForm
      onLed={welcomeCustomer}
      intent="accept"
      next={null}
      words={words}
      submit={said.submit}
      refused={refused}
    >
      <TextField {...field('firstname')} label={said.firstname} autoComplete="given-name" required />
      <TextField {...field('lastname')} label={said.lastname} autoComplete="family-name" required />
      <PasswordField
        {...field('password')}
        words={words}
        label={said.password}
        hint={said.passwordHint}
        autoComplete="new-password"
        required
      />
    </AccountForm>
  )
}

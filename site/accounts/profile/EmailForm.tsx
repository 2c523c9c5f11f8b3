import type { Profile } from '#contract/accounts/profile.ts'
import { AccountForm } from '#site/accounts/AccountForm.tsx'
import { accountField } from '#site/accounts/account-field.ts'
import type { RefusedForm } from '#site/accounts/form-answer.server.ts'
import { PasswordField } from '#site/accounts/PasswordField.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Form } from '#ui/router/Form.tsx'
import type { AccountWords } from '#words/accounts/fr.ts'
import type { ProfileWords } from '#words/accounts/profile/fr.ts'
import { fill } from '#words/basics/fill.ts'

interface EmailFormProps {
  words: AccountWords
  said: ProfileWords['email']
  profile: Profile
  refused: RefusedForm | null
}

export function EmailForm({ words, said, profile, refused }: EmailFormProps) {
  const { user, isEmailConfirmed, pendingEmail } = profile
  const field = (name: string) => accountField({ form: 'email', name, refused })
  return (
    <>
      <p className="break-words">{fill(said.present, { email: user.email })}</p>
      {isEmailConfirmed ? <p className="mb-6">{said.confirmed}</p> : <Unconfirmed said={said} />}
      {pendingEmail && (
        <p className="mb-6 break-words border-primary border-l-2 bg-ink/[0.045] px-4 py-3">
          {fill(said.pending, { email: pendingEmail })}
        </p>
      )}
      <p className="mb-6 max-w-[60ch]">{said.intro}</p>
      <AccountForm intent="email" next={null} words={words} submit={said.submit} refused={refused} isQuiet>
        <TextField {...field('email')} type="email" label={said.next} autoComplete="email" inputMode="email" required />
        <PasswordField
          {...field('password')}
          words={words}
          label={said.password}
          autoComplete="current-password"
          required
        />
      </AccountForm>
    </>
  )
}

function Unconfirmed({ said }: { said: ProfileWords['email'] }) {
  return (
    <Form method="post" className="mb-6">
      <input type="hidden" name="intent" value="send" />
      <p className="inline">{said.unconfirmed} </p>
      <button type="submit" className="min-h-11 cursor-pointer underline underline-offset-4">
        {said.send}
      </button>
    </Form>
  )
}

import { Form } from 'react-router'
import { Button } from '#ui/controls/Button.tsx'
import { FieldProblem } from '#ui/controls/FieldProblem.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import type { PrivacyWords } from '#words/privacy/fr.ts'

interface DeleteAccountFormProps {
  words: PrivacyWords
  /** What stands in the way, if anything does. */
  refused: { message: string; password: string | undefined } | null
}

/** The password again: a borrowed telephone deletes nobody. */
export function DeleteAccountForm({ words, refused }: DeleteAccountFormProps) {
  const said = words.account
  return (
    <Form method="post" noValidate className="flex max-w-md flex-col gap-5">
      {refused && refused.password === undefined && <FieldProblem role="alert" text={refused.message} />}
      <TextField
        id="delete-password"
        name="password"
        type="password"
        look="soft"
        label={said.password}
        autoComplete="current-password"
        required
        problem={refused?.password}
      />
      <Button type="submit" look="outline" size="medium" className="self-start">
        {said.submit}
      </Button>
    </Form>
  )
}

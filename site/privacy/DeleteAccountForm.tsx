import { forgetCustomer } from '#site/accounts/on-led.ts'
import { Button } from '#ui/controls/Button.tsx'
import { FieldProblem } from '#ui/controls/FieldProblem.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { useProblemFocus } from '#ui/controls/use-problem-focus.ts'
import { Form } from '#ui/router/Form.tsx'
import type { PrivacyWords } from '#words/privacy/fr.ts'

interface DeleteAccountFormProps {
  words: PrivacyWords
  /** What stands in the way, if anything does. */
  refused: { message: string; password: string | undefined } | null
}

/** The password again: a borrowed telephone deletes nobody. */
export function DeleteAccountForm({ words, refused }: DeleteAccountFormProps) {
  const said = words.account
  const form = useProblemFocus<HTMLFormElement>(refused)
  return (
    <Form ref={form} method="post" noValidate onLed={forgetCustomer} className="flex max-w-md flex-col gap-5">
      {refused && refused.password === undefined && (
        <div data-told tabIndex={-1} className="outline-none">
          <FieldProblem role="alert" text={refused.message} />
        </div>
      )}
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

import { Button } from '#ui/controls/Button.tsx'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { FieldProblem } from '#ui/controls/FieldProblem.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Form } from '#ui/router/Form.tsx'
import { PrivacyLine } from '#ui/text/PrivacyLine.tsx'
import { PrivacyNote } from '#ui/text/PrivacyNote.tsx'
import { ListChoices } from './ListChoices.tsx'
import type { SubscriptionView } from './load-subscription.server.ts'

interface SubscribeFormProps {
  view: SubscriptionView
  /** What was sent and could not be taken. */
  sent: {
    email: string
    lists: readonly number[]
    consent: boolean
    errors: Readonly<Record<string, string>>
    message: string
  } | null
  /** Where it is sent, from a page that is not its own. */
  action?: string
}

/** An address, what one wants, and a tick that nobody has set. Works without a script. */
export function SubscribeForm({ view: { words, lists, policy, privacy }, sent, action }: SubscribeFormProps) {
  const said = words.subscribe
  const errors = sent?.errors ?? {}
  return (
    <Form method="post" {...(action ? { action } : {})} noValidate className="flex flex-col gap-7">
      {sent && Object.keys(errors).length === 0 && <FieldProblem role="alert" text={sent.message} />}
      <TextField
        id="newsletter-email"
        name="email"
        type="email"
        look="soft"
        label={said.email}
        autoComplete="email"
        inputMode="email"
        required
        defaultValue={sent?.email}
        problem={errors.email}
      />
      <ListChoices title={words.lists} lists={lists} chosen={sent?.lists ?? []} problem={errors.lists} />
      <Checkbox
        id="newsletter-consent"
        name="consent"
        look="soft"
        label={words.consent}
        required
        defaultChecked={sent?.consent ?? false}
        problem={errors.consent}
      />
      <Button type="submit" size="medium" className="self-start">
        {said.submit}
      </Button>
      <PrivacyLine words={words} policy={policy} />
      <PrivacyNote text={privacy} />
    </Form>
  )
}

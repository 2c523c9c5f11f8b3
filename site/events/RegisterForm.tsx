import { MOST_PEOPLE } from '#contract/events/closed-sets.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { FieldProblem } from '#ui/controls/FieldProblem.tsx'
import { TextArea } from '#ui/controls/TextArea.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Form } from '#ui/router/Form.tsx'
import { PrivacyLine } from '#ui/text/PrivacyLine.tsx'
import type { EventWords } from '#words/events/fr.ts'

interface RegisterFormProps {
  words: EventWords['register']
  peopleHint: string
  policy: string
  isFull: boolean
  /** What was typed, and what is to be corrected of it. */
  sent: Sent | null
}

interface Sent {
  typed: Typed
  errors: Readonly<Record<string, string>>
  message: string
  /** There are places, but not for so many: they come with fewer, or wait. */
  isTooFew: boolean
}

interface Typed {
  firstname: string
  lastname: string
  email: string
  phone: string
  people: string
  message: string
  consent: boolean
}

/** Works without a script: the page answers what was sent with everything that was typed. */
export function RegisterForm({ words, peopleHint, policy, isFull, sent }: RegisterFormProps) {
  const errors = sent?.errors ?? {}
  const isWhole = sent !== null && Object.keys(errors).length === 0
  return (
    <Form method="post" noValidate className="flex flex-col gap-7">
      {isWhole && <FieldProblem role="alert" text={sent.message} />}
      {isFull && <input type="hidden" name="waits" value="on" />}
      <Who words={words} typed={sent?.typed} errors={errors} />
      <TextField
        id="event-people"
        name="people"
        type="number"
        look="soft"
        label={words.people}
        hint={peopleHint}
        inputMode="numeric"
        min={1}
        max={MOST_PEOPLE}
        required
        defaultValue={sent?.typed.people ?? '2'}
        problem={errors.people}
      />
      {sent?.isTooFew && !isFull && (
        <Checkbox id="event-waits" name="waits" look="soft" label={words.waits} hint={words.waitsHint} />
      )}
      <TextArea
        id="event-message"
        name="message"
        look="soft"
        label={words.message}
        optional={words.optional}
        rows={3}
        maxLength={1_000}
        defaultValue={sent?.typed.message}
        problem={errors.message}
      />
      <Checkbox
        id="event-consent"
        name="consent"
        look="soft"
        label={words.consent}
        required
        defaultChecked={sent?.typed.consent ?? false}
        problem={errors.consent}
      />
      <Button type="submit" size="medium" className="self-start">
        {isFull ? words.wait : words.submit}
      </Button>
      <PrivacyLine words={words} policy={policy} />
    </Form>
  )
}

interface WhoProps {
  words: EventWords['register']
  typed: Typed | undefined
  errors: Readonly<Record<string, string>>
}

const NAMES = [
  { name: 'firstname', autoComplete: 'given-name' },
  { name: 'lastname', autoComplete: 'family-name' },
] as const

function Who({ words, typed, errors }: WhoProps) {
  return (
    <>
      <div className="grid gap-7 desk:grid-cols-2">
        {NAMES.map(({ name, autoComplete }) => (
          <TextField
            key={name}
            id={`event-${name}`}
            name={name}
            look="soft"
            label={words[name]}
            autoComplete={autoComplete}
            required
            maxLength={100}
            defaultValue={typed?.[name]}
            problem={errors[name]}
          />
        ))}
      </div>
      <TextField
        id="event-email"
        name="email"
        type="email"
        look="soft"
        label={words.email}
        autoComplete="email"
        inputMode="email"
        required
        defaultValue={typed?.email}
        problem={errors.email}
      />
      <TextField
        id="event-phone"
        name="phone"
        type="tel"
        look="soft"
        label={words.phone}
        optional={words.optional}
        autoComplete="tel"
        maxLength={30}
        defaultValue={typed?.phone}
        problem={errors.phone}
      />
    </>
  )
}

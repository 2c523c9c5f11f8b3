import { MESSAGE_TOPICS } from '#contract/content/closed-sets.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { FieldProblem } from '#ui/controls/FieldProblem.tsx'
import { MachineFields } from '#ui/controls/MachineFields.tsx'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { TextArea } from '#ui/controls/TextArea.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Form } from '#ui/router/Form.tsx'
import { PrivacyLine } from '#ui/text/PrivacyLine.tsx'
import type { ContactWords } from '#words/content/contact/fr.ts'
import type { ContactView } from './contact-view.server.ts'

interface Sent {
  typed: Record<'firstname' | 'lastname' | 'email' | 'phone' | 'subject' | 'message' | 'topic', string> & {
    copy: boolean
  }
  errors: Readonly<Record<string, string>>
  message: string
  ticket: string | null
  /** Browsers without a script forget which files were chosen. */
  hadFiles: boolean
}

interface ContactFormProps {
  view: Pick<ContactView, 'words' | 'machine' | 'policy' | 'takenFiles'>
  sent: Sent | null
  /** Where it is sent, from a page that is not the contact page. */
  action?: string
}

const LINES = [
  { name: 'firstname', type: 'text', autoComplete: 'given-name', isRequired: true, max: 100 },
  { name: 'lastname', type: 'text', autoComplete: 'family-name', isRequired: true, max: 100 },
  { name: 'email', type: 'email', autoComplete: 'email', isRequired: true, max: 254 },
  { name: 'phone', type: 'tel', autoComplete: 'tel', isRequired: false, max: 30 },
] as const

/** Works without a script: errors stand next to their fields, and what was typed is still there. */
export function ContactForm({ view: { words, machine, policy, takenFiles }, sent, action }: ContactFormProps) {
  const { form } = words
  const errors = sent?.errors ?? {}
  const typed = sent?.typed
  return (
    <Form
      method="post"
      {...(action ? { action } : {})}
      encType="multipart/form-data"
      noValidate
      className="flex flex-col gap-7"
    >
      {sent && <FieldProblem role="alert" text={sent.message} />}
      <MachineFields ticket={sent?.ticket ?? machine.ticket} trap={machine.trap} />
      <div className="grid gap-7 desk:grid-cols-2">
        {LINES.map(({ name, type, autoComplete, isRequired, max }) => (
          <TextField
            key={name}
            id={`contact-${name}`}
            name={name}
            type={type}
            look="soft"
            label={form[name]}
            optional={!isRequired && form.optional}
            autoComplete={autoComplete}
            required={isRequired}
            maxLength={max}
            defaultValue={typed?.[name]}
            problem={errors[name]}
          />
        ))}
      </div>
      <About words={words} typed={typed} errors={errors} />
      <TextField
        id="contact-images"
        name="images"
        type="file"
        accept={takenFiles}
        multiple
        look="soft"
        label={form.files}
        optional={form.optional}
        hint={sent?.hadFiles ? form.filesAgain : form.filesHint}
        problem={errors.images}
      />
      <Checkbox id="contact-copy" name="copy" look="soft" label={form.copy} defaultChecked={typed?.copy ?? false} />
      <Button type="submit" size="medium" className="self-start">
        {form.submit}
      </Button>
      <PrivacyLine words={form} policy={policy} />
    </Form>
  )
}

function About({
  words: { topics, form },
  typed,
  errors,
}: {
  words: ContactWords
  typed: Sent['typed'] | undefined
  errors: Sent['errors']
}) {
  return (
    <>
      <SelectField
        id="contact-topic"
        name="topic"
        look="soft"
        label={form.topic}
        defaultValue={typed?.topic || 'VISIT'}
        choices={MESSAGE_TOPICS.map((value) => ({ value, label: topics[value] }))}
      />
      <TextField
        id="contact-subject"
        name="subject"
        look="soft"
        label={form.subject}
        optional={form.optional}
        maxLength={200}
        defaultValue={typed?.subject}
        problem={errors.subject}
      />
      <TextArea
        id="contact-message"
        name="message"
        look="soft"
        label={form.message}
        rows={7}
        required
        maxLength={5_000}
        defaultValue={typed?.message}
        problem={errors.message}
      />
    </>
  )
}

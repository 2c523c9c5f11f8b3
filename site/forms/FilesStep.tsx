import { type FormEvent, useState } from 'react'
import { TAKEN_FILES } from '#contract/forms/closed-sets.ts'
import type { EstateForm } from '#contract/forms/forms.ts'
import { getFormTicket, submitForm } from '#contract/forms/routes.ts'
import { Button } from '#ui/controls/Button.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Form } from '#ui/router/Form.tsx'
import type { FormWords } from '#words/forms/fr.ts'
import type { OpenStep } from './answer-form.server.ts'
import { CarriedFields } from './CarriedFields.tsx'
import { fieldId } from './FieldView.tsx'
import { answerValues, inputName } from './form-fields.ts'
import { askedFile } from './form-steps.ts'
import { BackButton } from './PageStep.tsx'

interface FilesStepProps {
  form: EstateForm
  state: OpenStep
  words: FormWords
  onSent: (thanks: string) => void
}

/**
 * The last step: everything goes straight to the call, because files cannot travel from page to page. With a script what
 * is wrong is said here, and the files stay chosen; without one the browser is led to the page again.
 */
export function FilesStep({ form, state, words, onSent }: FilesStepProps) {
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  const [ticket, setTicket] = useState(state.ticket)
  const field = askedFile({ form, answers: state.answers })
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    const told = await sendFiles({ form, state, sent: new FormData(event.currentTarget) }).catch(() => null)
    if (told && 'code' in told && told.code === 'form-ticket-over') setTicket(await openTicket().catch(() => ticket))
    setSending(false)
    if (told?.success) return onSent(told.data.thanks)
    setProblem(told ? (Object.values(told.errors ?? {})[0] ?? told.message) : words.away)
  }
  if (!field) return null
  return (
    <>
      <form
        method="post"
        action={`/api/forms/${form.id}/submit`}
        encType="multipart/form-data"
        onSubmit={send}
        className="flex flex-col gap-7"
      >
        <TextField
          id={fieldId(field.key)}
          name="images"
          type="file"
          accept={TAKEN_FILES}
          multiple={(field.max ?? 1) > 1}
          look="soft"
          label={field.label}
          optional={!field.isRequired && words.optional}
          hint={[field.help, words.filesHint].filter(Boolean).join(' ')}
          aria-required={field.isRequired}
          problem={problem}
        />
        <input type="hidden" name="answers" value={JSON.stringify(state.answers)} />
        <CarriedFields state={{ ...state, ticket }} words={words} />
        <Button type="submit" size="medium" aria-disabled={isSending} className="self-start">
          {isSending ? words.sending : words.send}
        </Button>
      </form>
      <Form method="post" className="mt-4">
        {Object.keys(state.answers).flatMap((key) =>
          answerValues(state.answers, key).map((value) => (
            <input key={`${key} ${value}`} type="hidden" name={inputName(key)} value={value} />
          )),
        )}
        <input type="hidden" name="step" value="files" />
        <CarriedFields state={state} words={words} />
        <BackButton words={words} />
      </Form>
    </>
  )
}

interface SentFiles {
  form: EstateForm
  state: OpenStep
  sent: FormData
}

async function sendFiles({ form, state: { answers, sending }, sent }: SentFiles) {
  const { ask } = await import('#site/browser/browser-ask.ts')
  const files = sent.getAll('images').filter((one): one is File => one instanceof File && one.size > 0)
  const [ticket, website] = [String(sent.get('ticket') ?? ''), String(sent.get('website') ?? '')]
  const body = { answers, sending, ticket, website }
  return ask(submitForm, { params: { id: form.id }, body, files })
}

/** The form had been open for days: with a new ticket it can be sent. */
async function openTicket(): Promise<string> {
  const { ask } = await import('#site/browser/browser-ask.ts')
  const answer = await ask(getFormTicket, {})
  return answer.success ? answer.data.ticket : ''
}

import { data } from 'react-router'
import { MESSAGE_TOPICS } from '#contract/content/closed-sets.ts'
import { sendMessage } from '#contract/content/routes.ts'
import { keptTicket, readMarks } from '#site/forms/form-ticket.server.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { contactWords } from '#words/content/contact/words.ts'

const STATUS: Readonly<Record<string, number>> = {
  'too-many-requests': 429,
  'sent-too-fast': 409,
  'form-ticket-over': 409,
  'body-too-large': 413,
  overloaded: 503,
}

/** What the contact form sends; whatever is to be corrected, nothing that was typed is lost. */
export async function answerContactForm({ askAsCaller, locale }: PageContext, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '')
  const typed = {
    firstname: text('firstname'),
    lastname: text('lastname'),
    email: text('email').trim(),
    phone: text('phone'),
    subject: text('subject'),
    message: text('message'),
    topic: text('topic'),
    copy: form.get('copy') === 'on',
  }
  const topic = MESSAGE_TOPICS.find((known) => known === typed.topic) ?? null
  const marks = readMarks(form)
  // A field that was left empty is sent as an empty file.
  const files = form.getAll('images').filter((one) => one instanceof File && one.size > 0) as File[]
  const answer = await askAsCaller(sendMessage, { body: { ...typed, topic, ...marks }, files })
  if (answer.success) return { isDone: true as const }
  const { code, message } = answer
  const errors = code === 'body-too-large' ? { images: contactWords[locale].form.filesTooMuch } : (answer.errors ?? {})
  const ticket = keptTicket(marks, code)
  const hadFiles = files.length > 0
  return data({ isDone: false as const, typed, errors, message, ticket, hadFiles }, { status: STATUS[code] ?? 400 })
}

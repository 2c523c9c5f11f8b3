import { data } from 'react-router'
import { MESSAGE_TOPICS } from '#contract/content/closed-sets.ts'
import { sendMessage } from '#contract/content/routes.ts'
import { keptTicket, readMarks } from '#site/forms/form-ticket.server.ts'
import type { PageContext } from '#site/shell/load-context.ts'

const STATUS: Readonly<Record<string, number>> = {
  'too-many-requests': 429,
  'sent-too-fast': 409,
  'form-ticket-over': 409,
}

/** What the contact form sends; whatever is to be corrected, nothing that was typed is lost. */
export async function answerContactForm({ askAsCaller }: PageContext, form: FormData) {
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
  const answer = await askAsCaller(sendMessage, { body: { ...typed, topic, ...marks } })
  if (answer.success) return { isDone: true as const }
  const { code, message, errors = {} } = answer
  const ticket = keptTicket(marks, code)
  return data({ isDone: false as const, typed, errors, message, ticket }, { status: STATUS[code] ?? 400 })
}

import { data } from 'react-router'
import { EVENTS_ROUTE } from '#contract/events/closed-sets.ts'
import { registerForEvent } from '#contract/events/routes.ts'
import type { PageContext } from '#site/shell/load-context.ts'

const STATUS: Readonly<Record<string, number>> = {
  'too-many-requests': 429,
  'element-not-found': 404,
  'event-over': 409,
  'event-full': 409,
}

/** What the form of an event sends; nothing that was typed is lost when something is to be corrected. */
export async function answerRegisterForm({ askAsCaller }: PageContext, { id, form }: { id: number; form: FormData }) {
  const text = (name: string) => String(form.get(name) ?? '')
  const typed = {
    firstname: text('firstname'),
    lastname: text('lastname'),
    email: text('email'),
    phone: text('phone'),
    people: text('people'),
    message: text('message'),
    consent: form.get('consent') === 'on',
  }
  const people = typed.people.trim() === '' ? Number.NaN : Number(typed.people)
  const body = { ...typed, people, waits: form.get('waits') === 'on' }
  const answer = await askAsCaller(registerForEvent, { params: { route: EVENTS_ROUTE, id }, body })
  if (answer.success) return { isDone: true as const, isWaiting: answer.data.isWaiting }
  const { code, message, errors = {} } = answer
  const isTooFew = code === 'event-full'
  return data({ isDone: false as const, isTooFew, typed, errors, message }, { status: STATUS[code] ?? 400 })
}

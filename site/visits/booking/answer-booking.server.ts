import { data, redirect } from 'react-router'
import { VISIT_LANGUAGES } from '#contract/visits/closed-sets.ts'
import { bookVisit } from '#contract/visits/routes.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import { visitWords } from '#words/visits/words.ts'

/** Statuses that tell a refusal from a form to be filled in better. */
const STATUS: Readonly<Record<string, number>> = {
  'too-many-requests': 429,
  'payment-closed': 503,
  'visit-full': 409,
  'visit-already-booked': 409,
  'visit-slot-gone': 409,
}

/** Books for the form; whoever has a place is led to their booking, where a second sending does nothing. */
export async function answerBooking(page: PageContext, { id, form }: { id: number; form: FormData }) {
  const typed = readForm(form)
  const words = visitWords[page.locale].book
  if (!typed.idSchedule) {
    return data({ typed, errors: { idSchedule: words.missingHour }, message: words.problems }, { status: 400 })
  }
  const answer = await page.askAsCaller(bookVisit, { params: { id }, body: wishOf(typed) })
  if (answer.success) throw redirect(pathInLocale(`/visit/${answer.data.token}`, page.locale), 303)
  const { code, message, errors } = answer
  const told: Record<string, string> = errors ?? {}
  return data({ typed, errors: told, message: errors ? words.problems : message }, { status: STATUS[code] ?? 400 })
}

export function readForm(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}

function wishOf(typed: Readonly<Record<string, string>>) {
  const { date = '', firstname = '', lastname = '', email = '', phone = '', message = '', key } = typed
  return {
    ...{ date, firstname, lastname, email, phone, message },
    idSchedule: Number(typed.idSchedule),
    people: Number(typed.people),
    language: VISIT_LANGUAGES.find((language) => language === typed.language) ?? 'fr',
    consent: typed.consent === 'on',
    waits: typed.waits === 'on',
    ...(key && /^[0-9a-f]{32}$/.test(key) ? { key } : {}),
  }
}

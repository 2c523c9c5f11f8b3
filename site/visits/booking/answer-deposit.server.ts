import { data, redirect } from 'react-router'
import { payDeposit } from '#contract/visits/routes.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import { visitWords } from '#words/visits/words.ts'
import { readForm } from './answer-booking.server.ts'

/** Refusals after which there is nothing more to pay: the booking tells why. */
const OVER: ReadonlySet<string> = new Set(['deposit-not-due', 'deposit-over', 'booking-not-found'])

/** Makes the order and leads to the bank; what is wrong is told beside its field. */
export async function answerDeposit(page: PageContext, { token, form }: { token: string; form: FormData }) {
  const typed = readForm(form)
  const answer = await page.askAsCaller(payDeposit, { params: { token }, body: wishOf(typed) })
  const back = pathInLocale(`/visit/${token}`, page.locale)
  if (answer.success) {
    const { payment, publicId } = answer.data
    if (payment.kind !== 'redirect') throw redirect(`${back}?order=${publicId}`, 303)
    // A page of ours is read in the language one books in.
    throw redirect(payment.url.startsWith('/') ? pathInLocale(payment.url, page.locale) : payment.url, 303)
  }
  const { code, message, errors } = answer
  if (OVER.has(code)) throw redirect(back, 303)
  const told: Record<string, string> = errors ?? {}
  const said = errors ? visitWords[page.locale].book.problems : message
  return data({ typed, errors: told, message: said }, { status: errors ? 400 : 409 })
}

function wishOf(typed: Readonly<Record<string, string>>) {
  const { company = '', address = '', addressPart2 = '', postalCode = '', city = '', idCountry } = typed
  return {
    ...{ company, address, addressPart2, postalCode, city },
    ...(idCountry && /^\d{1,4}$/.test(idCountry) ? { idCountry: Number(idCountry) } : {}),
    isCityConfirmed: typed.isCityConfirmed === 'on',
    acceptsSaleTerms: typed.acceptsSaleTerms === 'on',
  }
}

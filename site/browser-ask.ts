import { type Ask, createAsk } from '#client/ask.ts'
import { createHttpTransport } from '#client/http-transport.ts'
import type { Locale } from '#words/locales.ts'

/** Asks the API of the site that the browser is on. */
export function browserAsk(locale: Locale): Ask {
  return createAsk(createHttpTransport({ base: '/api', headers: () => ({ userLang: locale }) }))
}

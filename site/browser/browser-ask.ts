import { createAsk } from '#client/ask.ts'
import { createHttpTransport } from '#client/http-transport.ts'
import { localeOfPath } from '#words/basics/locales.ts'

/** Asks from the browser, in the language of the page. */
export const ask = createAsk(
  createHttpTransport({ base: '/api', headers: () => ({ userLang: localeOfPath(window.location.pathname) }) }),
)

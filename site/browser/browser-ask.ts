import { createAsk } from '#client/ask.ts'
import { createHttpTransport } from '#client/http-transport.ts'
import { localeFromPath } from '#words/basics/locales.ts'

/** Asks from the browser, in the language of the page. */
export const ask = createAsk(
  createHttpTransport({ base: '/api', headers: () => ({ userLang: localeFromPath(window.location.pathname) }) }),
)

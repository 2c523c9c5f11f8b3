import { createAsk } from '#client/ask.ts'
import { createHttpTransport } from '#client/http-transport.ts'
import { LOCALES, localeFromPath } from '#words/basics/locales.ts'

/** In the language of the page that one reads. */
export const pageLocale = () => localeFromPath(window.location.pathname)

export const transport = createHttpTransport({
  base: '/api',
  headers: () => ({ userlang: LOCALES[pageLocale()].lang }),
})

export const ask = createAsk(transport)

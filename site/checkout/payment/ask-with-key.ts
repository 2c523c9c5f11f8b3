import { createAsk } from '#client/ask.ts'
import { createHttpTransport } from '#client/http-transport.ts'
import { localeFromPath } from '#words/basics/locales.ts'

/** Asks under a key: however often it is sent, it happens once. */
export function askWithKey(key: string) {
  const headers = () => ({ userLang: localeFromPath(window.location.pathname), 'idempotency-key': key })
  return createAsk(createHttpTransport({ base: '/api', headers }))
}

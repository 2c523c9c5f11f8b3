import type { FastifyRequest } from 'fastify'
import { chosenLocale } from '#api/http/caller-cookies.ts'
import { header } from '#api/http/request-header.ts'
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '#words/basics/locales.ts'
import { preferredLanguage } from './accept-language.ts'

/** The language of the address, else the one that was chosen some time, else the browser's. */
export function officeLocale(request: FastifyRequest): Locale {
  const { lang } = request.query as { lang?: unknown }
  const named = LOCALE_CODES.find((code) => code === lang)
  const accepted = header(request, 'accept-language')
  return (
    named ??
    chosenLocale(request) ??
    preferredLanguage({ header: accepted, languages: LOCALE_CODES, usual: DEFAULT_LOCALE })
  )
}

import type { ParameterValues } from '#rules/sites/parameters.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'

/** Where one writes to the estate: its contact page; where it hides that, its e-mail address, or what the law makes it say. */
export function contactLink(
  values: Pick<ParameterValues, 'HIDE_CONTACT_PAGE' | 'COMPANY_EMAIL'>,
  locale: Locale,
): string {
  if (values.HIDE_CONTACT_PAGE !== 'true') return pathInLocale('/nous-contacter', locale)
  const email = values.COMPANY_EMAIL?.trim()
  return email ? `mailto:${email}` : pathInLocale('/legal-notice', locale)
}

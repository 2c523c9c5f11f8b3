/** The languages the product speaks. French is unprefixed; every other one lives under its prefix. */
export const LOCALES = {
  fr: {
    id: 1,
    code: 'fr',
    iso: 'fr-FR',
    lang: 'fr_FR',
    dir: 'ltr',
    prefix: '',
    label: 'Français',
    deeplCode: 'FR',
    country: 'FR',
  },
  en: {
    id: 2,
    code: 'en',
    iso: 'en-GB',
    lang: 'en_GB',
    dir: 'ltr',
    prefix: '/en',
    label: 'English',
    deeplCode: 'EN-GB',
    country: 'GB',
  },
} as const

export type Locale = keyof typeof LOCALES
export const DEFAULT_LOCALE: Locale = 'fr'
export const LOCALE_CODES = Object.keys(LOCALES) as Locale[]

/** `fr`, `fr_FR`, `en-GB`…; anything unknown is French. */
export function localeFromLang(userLang: string | undefined): Locale {
  const code = (userLang ?? '').slice(0, 2).toLowerCase()
  const ends = userLang === undefined || userLang.length === 2 || /^[-_]/.test(userLang.slice(2))
  return ends && Object.hasOwn(LOCALES, code) ? (code as Locale) : DEFAULT_LOCALE
}

/** The locale with the longest prefix of the path; French when none fits. */
export function localeFromPath(path: string): Locale {
  let found: Locale = DEFAULT_LOCALE
  for (const code of LOCALE_CODES) {
    const { prefix } = LOCALES[code]
    const fits = path === prefix || path.startsWith(`${prefix}/`)
    if (prefix !== '' && fits && prefix.length > LOCALES[found].prefix.length) found = code
  }
  return found
}

/** `/en/nos-vins` → `/nos-vins`. */
export function pathWithoutLocale(path: string): string {
  const { prefix } = LOCALES[localeFromPath(path)]
  return path.slice(prefix.length) || '/'
}

/** `/nos-vins` in English → `/en/nos-vins`; the home page is `/en`, without a last slash. */
export function pathInLocale(path: string, locale: Locale): string {
  const { prefix } = LOCALES[locale]
  return path === '/' ? prefix || '/' : `${prefix}${path}`
}

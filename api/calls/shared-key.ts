import type { Locale } from '#words/basics/locales.ts'

/** Addresses come again and again; what is remembered of them stays bounded. */
const MAX_REMEMBERED = 5_000
const MAX_LENGTH = 1_000

/** Anything else is spelt in a way that two readers might read as two things. */
const PLAIN_PATH = /^\/api(\/[\w.~%-]+)+$/
const PLAIN_NAME = /^[\w.-]+$/
const PLAIN_VALUE = /^[\x21\x24-\x7e]*$/

const keysByUrl = new Map<string, Readonly<Record<Locale, string>> | null>()

/** What the answer of a shared call is kept under: the language, the path and its query in one spelling; null when it is not kept. */
export function sharedKey(url: string, locale: Locale): string | null {
  const known = keysByUrl.get(url)
  if (known !== undefined) return known?.[locale] ?? null
  if (url.length > MAX_LENGTH) return null
  const spelling = spell(url)
  const keys = spelling === null ? null : { fr: `fr ${spelling}`, en: `en ${spelling}` }
  if (keysByUrl.size >= MAX_REMEMBERED) keysByUrl.clear()
  keysByUrl.set(url, keys)
  return keys?.[locale] ?? null
}

function spell(url: string): string | null {
  const at = url.indexOf('?')
  const path = at < 0 ? url : url.slice(0, at)
  if (!PLAIN_PATH.test(path)) return null
  const pairs = at < 0 ? [] : url.slice(at + 1).split('&')
  const spelt: [name: string, value: string][] = []
  for (const pair of pairs) {
    const equals = pair.indexOf('=')
    const name = equals < 0 ? pair : pair.slice(0, equals)
    const value = spellValue(equals < 0 ? '' : pair.slice(equals + 1))
    if (!PLAIN_NAME.test(name) || value === null) return null
    spelt.push([name, value])
  }
  // A name that is given twice keeps its values in their order: sorting is stable.
  const query = spelt.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
  return query.length === 0 ? path : `${path}?${query.map(([name, value]) => `${name}=${value}`).join('&')}`
}

function spellValue(value: string): string | null {
  if (!PLAIN_VALUE.test(value)) return null
  try {
    return encodeURIComponent(decodeURIComponent(value.replaceAll('+', ' ')))
  } catch {
    return null
  }
}

import { expect, test } from 'vitest'
import { TAKEN_WORDS } from '#rules/content/page-addresses.ts'
import { LOCALE_CODES, LOCALES } from '#words/basics/locales.ts'

interface Entry {
  path?: string | undefined
  index?: boolean | undefined
  children?: Entry[] | undefined
}

/** First words of the addresses that routes answer, the language left out. */
function firstWords(entries: readonly Entry[]): string[] {
  const prefixes = LOCALE_CODES.map((locale) => LOCALES[locale].prefix.slice(1)).filter(Boolean)
  return entries.flatMap(({ path, children = [] }) => {
    if (path === undefined) return firstWords(children)
    const [first = '', second] = path.split('/')
    const word = prefixes.includes(first) ? second : first
    return word && /^[a-z][a-z-]*$/.test(word) ? [word] : []
  })
}

test('no page of an estate takes an address that the site answers itself', async () => {
  const { default: routes } = await import('#site/routes.ts')
  const words = new Set(firstWords(await routes))
  expect([...words].filter((word) => !TAKEN_WORDS.has(word))).toEqual([])
  const elsewhere = new Set(['admin', 'api', 'assets', 'e-label', 'en', 'gallery', 'img'])
  expect([...TAKEN_WORDS].filter((word) => !words.has(word) && !elsewhere.has(word))).toEqual([])
})

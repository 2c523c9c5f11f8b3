import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleMediaById } from '#contract/content/sample-pictures.ts'
import { type SectionType, StoredSection, sectionTypes } from '#contract/content/sections.ts'
import { withPictures } from '#rules/content/section-pictures.ts'
import { companyFacts } from '#rules/sites/company.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import { WordsProvider } from '#ui/text/words-context.tsx'
import { fr as siteWords } from '#words/sites/shell/fr.ts'
import { SectionList } from './SectionList.tsx'

const TYPES = Object.keys(sectionTypes) as SectionType[]
const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</style></title><svg onload=alert(1)>',
] as const
/** What is not words: ids, kinds and choices, addresses, corners of parcels, and HTML, which the call cleans. */
const NO_WORDS = new Set(['type', 'media', 'href', 'contour', 'html'])
const company = companyFacts(parameterValues([]), 'Domaine d’Essai')

test.each(TYPES)('whatever is written into a field of %s is shown as words', (type) => {
  const stored = StoredSection.parse(sectionTypes[type].sample)
  const paths = wordPaths(stored)
  for (const [at, path] of paths.entries()) {
    const hostile = HOSTILE[at % HOSTILE.length] ?? ''
    const read = StoredSection.safeParse(withWord(stored, { path, word: hostile }))
    // A choice takes nothing but what can be chosen.
    if (!read.success) continue
    const html = draw(read.data)
    expect(html, path.join('.')).not.toMatch(/<script|<img src=x|<svg onload/i)
    expect(html.replace(/"[^"]*"/g, '""'), path.join('.')).not.toMatch(/<[a-z][^>]*\son\w+=/i)
  }
})

test('a link that is no link, and corners that are none, are not kept', () => {
  const hero = sectionTypes.hero.sample
  const link = (href: string) => ({ ...hero, link: { label: 'Voir', href } })
  for (const href of ['javascript:alert(1)', '//elsewhere.example', 'data:text/html,x', ' https://a.example'])
    expect(StoredSection.safeParse(link(href)).success, href).toBe(false)
  const parcels = (contour: string) => ({ type: 'parcels', parcels: [{ name: 'Ici', contour }] })
  for (const contour of ['1,2 3,4', '1,2 3,4 5,6"><script>', 'M0 0L1 1', '1,2 3,4 url(#x)'])
    expect(StoredSection.safeParse(parcels(contour)).success, contour).toBe(false)
  expect(StoredSection.safeParse(parcels('1,2 3,4.5 5,6')).success).toBe(true)
})

type Path = readonly (string | number)[]

function wordPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return NO_WORDS.has(String(path.at(-1))) ? [] : [path]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, one]) => wordPaths(one, [...path, name]))
}

function withWord(value: unknown, { path, word }: { path: Path; word: string }): unknown {
  const [name, ...rest] = path
  if (name === undefined) return word
  const inside = withWord((value as Record<string, unknown>)[name], { path: rest, word })
  if (Array.isArray(value)) return value.map((one, at) => (String(at) === name ? inside : one))
  return { ...(value as object), [name]: inside }
}

function draw(section: StoredSection): string {
  const sections = withPictures([section], sampleMediaById)
  const list = createElement(SectionList, { sections, scene: { locale: 'fr', company } })
  return renderToStaticMarkup(createElement(WordsProvider, { value: siteWords }, list))
}

import { expect, test } from 'vitest'
import type { DeskSection } from '#contract/content/page-content.ts'
import { beginSection } from './drafts/begun-words.ts'
import { isUntranslated } from './untranslated-words.ts'

const section = (more: object): DeskSection => ({ id: 'aaaaaa', type: 'text', ...more })
const waits = (mine: unknown, theirs: unknown) =>
  isUntranslated({ section: section({ text: mine }), twin: section({ text: theirs }) }, ['text'])

test('what is empty or the very same sentence waits to be translated', () => {
  expect(waits('', 'Bonjour')).toBe(true)
  expect(waits(undefined, 'Bonjour')).toBe(true)
  expect(isUntranslated({ section: undefined, twin: section({ text: 'Bonjour' }) }, ['text'])).toBe(true)
  expect(waits('La vigne et le vent', 'La vigne et le vent')).toBe(true)
  expect(waits('Depuis 1987, la vigne et le vent', 'Depuis 1987, la vigne et le vent')).toBe(true)
})

test('names, addresses and figures may be the same, and what is said otherwise is translated', () => {
  expect(waits('Cuvée des Trois Frères', 'Cuvée des Trois Frères')).toBe(false)
  const address = 'Domaine de la Roche-Perrine, 12, rue du Coteau, 49730 Turquant'
  expect(waits(address, address)).toBe(false)
  expect(waits('2024', '2024')).toBe(false)
  expect(waits('', '1987')).toBe(false)
  expect(waits('The vine and the wind', 'La vigne et le vent')).toBe(false)
  expect(waits('Hello', '')).toBe(false)
})

/** A section that was just added, in French and in English. */
const begin = (fr: object, en: object) => {
  const { fr: french, en: english } = beginSection({ fr: section(fr), en: section(en) })
  if (!french || !english) throw new Error('Both languages begin.')
  return { french, english }
}
const title = ['title']

test('what a section began with waits as soon as the other language has been written, and no longer than that', () => {
  const { french, english } = begin({ title: 'Nos vins' }, { title: 'Our wines' })
  expect(isUntranslated({ section: english, twin: french }, title)).toBe(false)
  expect(isUntranslated({ section: french, twin: english }, title)).toBe(false)
  const written = { ...french, title: 'Trois couleurs' }
  expect(isUntranslated({ section: english, twin: written }, title)).toBe(true)
  expect(isUntranslated({ section: written, twin: english }, title)).toBe(false)
  expect(isUntranslated({ section: { ...english, title: 'Three colours' }, twin: written }, title)).toBe(false)
  // Whoever writes in English first has French to do.
  expect(isUntranslated({ section: french, twin: { ...english, title: 'Three colours' } }, title)).toBe(true)
})

test('what is taken away asks for nothing, and what is added asks for its words', () => {
  const { french, english } = begin({ title: 'Nos vins' }, { title: 'Our wines', text: 'A few words.' })
  const { title: _, ...untitled } = french
  expect(isUntranslated({ section: english, twin: untitled as DeskSection }, title)).toBe(false)
  expect(isUntranslated({ section: english, twin: { ...french, text: 'Une histoire.' } }, ['text'])).toBe(true)
})

test('the same words in a section that somebody wrote from the first letter are a translation', () => {
  const [mine, theirs] = [section({ title: 'News' }), section({ title: 'Actualités' })]
  expect(isUntranslated({ section: mine, twin: theirs }, title)).toBe(false)
})

test('a name that is the same in both, and what stands in rows and columns, are followed too', () => {
  const rows = begin(
    { title: 'Domaine X', figures: [{ label: 'vins' }] },
    { title: 'Domaine X', figures: [{ label: 'wines' }] },
  )
  const label = ['figures', 0, 'label']
  const changed = { ...rows.french, title: 'Une maison', figures: [{ label: 'cuvées' }] }
  expect(isUntranslated({ section: rows.english, twin: changed }, title)).toBe(true)
  expect(isUntranslated({ section: rows.english, twin: changed }, label)).toBe(true)
  const inside = (words: string) => ({
    type: 'columns',
    columns: [{ sections: [{ id: 'bbbbbb', type: 'text', text: words }] }],
  })
  const { french, english } = begin(inside('Un.'), inside('One.'))
  const [first, second] = [french, english].map(
    ({ columns }) => (columns as { sections: DeskSection[] }[])[0]?.sections[0],
  )
  expect(isUntranslated({ section: second, twin: first && { ...first, text: 'Deux.' } }, ['text'])).toBe(true)
})

test('what is chosen, linked or shown is not words', () => {
  const { french, english } = begin(
    { ground: 'plain', link: { label: 'Voir', href: '/nos-vins' } },
    { ground: 'plain', link: { label: 'See', href: '/nos-vins' } },
  )
  expect(french.begun).toEqual({ 'link.label': 'Voir' })
  expect(english.begun).toEqual({ 'link.label': 'See' })
})

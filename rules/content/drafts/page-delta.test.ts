import { expect, test } from 'vitest'
import type { DeskPage, DeskSection } from '#contract/content/page-content.ts'
import { pageDelta, withDelta } from './page-delta.ts'

const quote = (id: string, text = id): DeskSection => ({ id, type: 'quote', text })
const page = (...sections: DeskSection[]): DeskPage => ({
  fr: { title: 'Page', metaDescription: '', sections },
  en: { title: 'Page', metaDescription: '', sections },
})
const start = page(quote('aaaaaa'), quote('bbbbbb'))

test('one sentence is told as one section of one language', () => {
  const { en } = start
  const after: DeskPage = { ...page(quote('aaaaaa', 'Autre'), quote('bbbbbb')), ...(en && { en }) }
  expect(pageDelta(start, after)).toEqual({ fr: { sections: [quote('aaaaaa', 'Autre')] } })
})

test('what is added, moved and taken out is told by the order', () => {
  const after = page(quote('cccccc'), quote('aaaaaa'))
  expect(pageDelta(start, after)?.en).toEqual({ order: ['cccccc', 'aaaaaa'], sections: [quote('cccccc')] })
})

test('a page with other languages is told whole', () => {
  expect(pageDelta(start, start.fr ? { fr: start.fr } : {})).toBeNull()
})

test('what was said of another page does not fit', () => {
  expect(withDelta(start, { fr: { sections: [quote('zzzzzz')] } })).toBeNull()
  expect(withDelta(start, { fr: { sections: [], order: ['zzzzzz'] } })).toBeNull()
  expect(withDelta({}, { fr: { sections: [] } })).toBeNull()
})

test('no section stands in two places', () => {
  expect(withDelta(start, { fr: { sections: [], order: ['aaaaaa', 'bbbbbb', 'aaaaaa'] } })).toBeNull()
})

import { expect, test } from 'vitest'
import type { DeskSection } from '#contract/content/page-content.ts'
import { translatedFields, untranslatedSections } from './translated-fields.ts'

const quote = (text: string): DeskSection => ({ id: 'aaaaaa', type: 'quote', text })
const pageWith = (fr: DeskSection[], en: DeskSection[]) => ({
  fr: { title: 'Essai', metaDescription: '', sections: fr },
  en: { title: 'Trial', metaDescription: '', sections: en },
})
const waiting = (fr: DeskSection[], en: DeskSection[]) => [
  ...untranslatedSections(pageWith(fr, en), { language: 'en', other: 'fr' }),
]

test('the words of a section are found wherever they lie: in rows, links and pictures', () => {
  const section: DeskSection = {
    id: 'aaaaaa',
    type: 'story',
    title: 'Un',
    text: 'Deux',
    picture: { media: 'x', alt: 'Trois' },
    link: { label: 'Quatre', href: '/' },
  }
  expect(translatedFields(section).map(({ path }) => path.join('.'))).toEqual(
    expect.arrayContaining(['title', 'text', 'picture.alt', 'link.label']),
  )
  const figures: DeskSection = { id: 'aaaaaa', type: 'figures', figures: [{ value: '1', label: 'Un' }, {}] }
  expect(translatedFields(figures).map(({ path }) => path.join('.'))).toEqual(
    expect.arrayContaining(['figures.0.label', 'figures.1.value']),
  )
})

test('a section waits in the language that lacks its words, in columns too', () => {
  expect(waiting([quote('La vigne et le vent')], [quote('La vigne et le vent')])).toEqual(['aaaaaa'])
  expect(waiting([quote('La vigne et le vent')], [quote('The vine')])).toEqual([])
  const inColumns = (text: string): DeskSection[] => [
    { id: 'bbbbbb', type: 'columns', columns: [{ sections: [quote(text)] }, { sections: [] }] },
  ]
  expect(waiting(inColumns('La vigne et le vent'), inColumns(''))).toEqual(['aaaaaa'])
})

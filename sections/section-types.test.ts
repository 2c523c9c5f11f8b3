import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleMediaById } from '#contract/content/sample-pictures.ts'
import { Section, type SectionType, StoredSection, sectionTypes } from '#contract/content/sections.ts'
import { picturesNamedIn, withPictures } from '#rules/content/section-pictures.ts'
import { companyFacts } from '#rules/sites/company.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import { breaksFrenchSpacing, stringsIn } from '#tests/support/typography.ts'
import { WordsProvider } from '#ui/text/words-context.tsx'
import { fr as siteWords } from '#words/sites/shell/fr.ts'
import { SectionList } from './SectionList.tsx'

const TYPES = Object.keys(sectionTypes) as SectionType[]
const company = companyFacts(
  parameterValues([
    { type: 'COMPANY_ADDRESS', value: '3, rue des Caves\n49730 Turquant' },
    { type: 'OPENING_HOURS_MONDAY', value: '10 h – 18 h' },
  ]),
  'Domaine d’Essai',
)

test.each(TYPES)('the sample of %s obeys its shape, and so does what is shown of it', (type) => {
  const stored = sectionTypes[type].stored.parse(sectionTypes[type].sample)
  expect(StoredSection.parse(stored)).toEqual(stored)
  expect(stored.type).toBe(type)
  const shown = withPictures([stored], sampleMediaById)
  expect(shown).toHaveLength(1)
  expect(shown.map((section) => Section.parse(section))).toEqual(shown)
})

test.each(TYPES)('every picture in the sample of %s is found', (type) => {
  const written = JSON.stringify(sectionTypes[type].sample).match(/(?<="media":")[0-9a-f]{32}/g) ?? []
  expect(picturesNamedIn([StoredSection.parse(sectionTypes[type].sample)])).toEqual([...new Set(written)])
})

test.each(TYPES)('what %s begins with and what it cannot go without make a whole section', (type) => {
  const { stored, defaults } = sectionTypes[type]
  const whole = stored.parse({ ...defaults, ...leastOf(type) })
  expect(whole).toEqual(stored.parse(leastOf(type)))
  expect(draw(whole)).toContain('<section')
})

test.each(TYPES)('the view of %s shows every word of its sample, with French spaces', (type) => {
  const { sample } = sectionTypes[type]
  const html = draw(StoredSection.parse(sample))
  const sentences = stringsIn(withoutDrawnByPage(sample)).filter((text) => /\s/.test(text))
  const pieces = sentences.flatMap((text) => text.split(/\n\n|\*/)).filter(Boolean)
  expect(pieces.filter((piece) => !html.includes(piece))).toEqual([])
  expect(html.split(/<[^>]*>/).filter(breaksFrenchSpacing)).toEqual([])
  expect(html).not.toMatch(/\sstyle=|undefined|\[object/)
})

/** The picture behind a wine and a text of the estate are drawn by the page, which has none here. */
function withoutDrawnByPage(sample: object): object {
  const type = 'type' in sample ? sample.type : null
  if (type !== 'cuvee' && type !== 'html') return sample
  return Object.fromEntries(Object.entries(sample).filter(([name]) => name !== 'picture' && name !== 'html'))
}

/** The sample without all that may be left out. */
function leastOf(type: SectionType): Record<string, unknown> {
  const { sample, stored } = sectionTypes[type]
  const fields = Object.entries(stored.shape)
  const spare = new Set(fields.filter(([, field]) => field.safeParse(undefined).success).map(([name]) => name))
  return Object.fromEntries(Object.entries(sample).filter(([name]) => !spare.has(name)))
}

function draw(section: StoredSection): string {
  const sections = withPictures([section], sampleMediaById)
  const list = createElement(SectionList, { sections, scene: { locale: 'fr', company } })
  return renderToStaticMarkup(createElement(WordsProvider, { value: siteWords }, list))
}

import { expect, test } from 'vitest'
import { type SectionType, sectionTypes } from '#contract/content/sections.ts'
import { allSections } from '#rules/content/drafts/section-tree.ts'
import { stringsIn } from '#tests/support/typography.ts'
import { pageStartWords } from '#words/content/page-starts/words.ts'
import { invitingSection } from './new-section.ts'

const KINDS = Object.keys(sectionTypes) as SectionType[]

test.each(KINDS)('%s begins with nothing that another estate says', (type) => {
  const { fr, en } = invitingSection(type)
  const foreign = stringsIn(sectionTypes[type].sample).filter((said) => /\p{Lu}|\p{L}.*\s/u.test(said))
  expect(foreign.filter((said) => stringsIn(fr).includes(said) || stringsIn(en).includes(said))).toEqual([])
  const ids = (section: typeof fr) => allSections(section ? [section] : []).map(({ id }) => id)
  expect(ids(fr)).toEqual(ids(en))
  expect(new Set(ids(fr)).size).toBe(ids(fr).length)
})

test('each language is invited in its own words, and knows them again', () => {
  const { fr, en } = invitingSection('press')
  const { invitations } = pageStartWords.fr
  expect(fr).toMatchObject({
    title: invitations.title,
    cuttings: [{ text: invitations.text, source: invitations.source }],
  })
  expect(en).toMatchObject({ title: pageStartWords.en.invitations.title, begun: { title: 'Your title' } })
})

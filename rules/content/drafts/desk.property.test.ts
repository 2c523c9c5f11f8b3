import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DeskPage, DeskSection } from '#contract/content/page-content.ts'
import { mergePages } from './merge-pages.ts'
import { pageChanges } from './page-changes.ts'
import { pageDelta, withDelta } from './page-delta.ts'
import { editPage, type PageEdit } from './page-edits.ts'
import { allSections } from './section-tree.ts'

const quote = (id: string): DeskSection => ({ id, type: 'quote', text: id })
const columns = (id: string): DeskSection => ({ id, type: 'columns', columns: [{ sections: [] }, { sections: [] }] })
const page = (sections: DeskSection[]): DeskPage => ({
  fr: { title: 'Page', metaDescription: '', sections },
  en: { title: 'Page', metaDescription: '', sections },
})

const IDS = Array.from({ length: 8 }, (_, at) => `part0${at}`)
const anId = fc.constantFrom(...IDS)
const aPlace = fc.record({
  parent: fc.option(anId, { nil: null }),
  column: fc.nat(2),
  at: fc.nat(9),
})
let made = 0
const newId = () => `made${String(made++).padStart(6, '0')}`

const anEdit: fc.Arbitrary<PageEdit> = fc.oneof(
  fc
    .record({ place: aPlace, isColumns: fc.boolean() })
    .map(
      ({ place, isColumns }) => ({ kind: 'insert', section: (isColumns ? columns : quote)(newId()), place }) as const,
    ),
  fc.record({ kind: fc.constant('move' as const), id: anId, place: aPlace }),
  anId.map((id) => ({ kind: 'duplicate', id, newIds: Array.from({ length: 12 }, newId) }) as const),
  fc.record({ kind: fc.constant('remove' as const), id: anId }),
  fc.record({
    kind: fc.constant('change' as const),
    id: anId,
    path: fc.constantFrom(['text'], ['author'], ['rows', 1, 'label']),
    value: fc.option(fc.string(), { nil: undefined }),
    language: fc.constantFrom('fr' as const, 'en' as const, null),
  }),
)
const edits = fc.array(anEdit, { maxLength: 12 })
const start = page([...IDS.slice(0, 6).map(quote), ...IDS.slice(6).map(columns)])
const edited = (from: DeskPage, steps: readonly PageEdit[]) => steps.reduce(editPage, from)
const idsOf = (one: DeskPage, language: 'fr' | 'en') => allSections(one[language]?.sections ?? []).map(({ id }) => id)

test('after any steps no section stands twice, columns stand on the page only, and both languages have the same', () => {
  fc.assert(
    fc.property(edits, (steps) => {
      const after = edited(start, steps)
      const ids = idsOf(after, 'fr')
      expect(new Set(ids).size).toBe(ids.length)
      expect(idsOf(after, 'en')).toEqual(ids)
      const top = new Set((after.fr?.sections ?? []).map(({ id }) => id))
      for (const section of allSections(after.fr?.sections ?? []))
        if (section.type === 'columns') expect(top.has(section.id)).toBe(true)
    }),
  )
})

test('moving, changing and undoing lose nothing', () => {
  fc.assert(
    fc.property(anId, aPlace, (id, place) => {
      const after = editPage(start, { kind: 'move', id, place })
      expect([...idsOf(after, 'fr')].sort()).toEqual([...idsOf(start, 'fr')].sort())
    }),
  )
})

const changedFields = (before: DeskSection | undefined, after: DeskSection) =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after)])].filter(
    (field) => JSON.stringify(before?.[field]) !== JSON.stringify(after[field]),
  )

test('one section, a sentence of one and a name of the other: both stay, and nobody is asked', () => {
  const [mine, theirs] = [
    page([{ ...quote('part00'), text: 'Autre.' }]),
    page([{ ...quote('part00'), author: 'Élise' }]),
  ]
  const merged = mergePages({ base: page([quote('part00')]), mine, theirs })
  expect(merged).toEqual({ page: page([{ ...quote('part00'), text: 'Autre.', author: 'Élise' }]), conflicts: [] })
})

test('two editors: what only one has changed is there, and what both have changed is told', () => {
  fc.assert(
    fc.property(edits, edits, (mySteps, theirSteps) => {
      const [mine, theirs] = [edited(start, mySteps), edited(start, theirSteps)]
      const { page: merged, conflicts } = mergePages({ base: start, mine, theirs })
      for (const language of ['fr', 'en'] as const) {
        const told = new Set(conflicts.flatMap((one) => (one.language === language ? [one.id] : [])))
        const at = (one: DeskPage) => new Map((one[language]?.sections ?? []).map((section) => [section.id, section]))
        const [was, me, they, both] = [at(start), at(mine), at(theirs), at(merged)]
        for (const [id, section] of me) {
          const before = was.get(id)
          for (const field of changedFields(before, section)) expect(both.get(id)?.[field]).toEqual(section[field])
        }
        for (const [id, section] of they) {
          const isTheirs = JSON.stringify(section) !== JSON.stringify(was.get(id))
          for (const field of told.has(id) ? [] : changedFields(was.get(id), section))
            expect(both.get(id)?.[field]).toEqual(section[field])
          if (isTheirs) expect(both.has(id)).toBe(true)
        }
        expect(new Set(both.keys()).size).toBe((merged[language]?.sections ?? []).length)
      }
    }),
  )
})

test('whoever has changed nothing gets what the other has', () => {
  fc.assert(
    fc.property(edits, (steps) => {
      const other = edited(start, steps)
      expect(mergePages({ base: start, mine: start, theirs: other })).toEqual({ page: other, conflicts: [] })
      expect(mergePages({ base: start, mine: other, theirs: start })).toEqual({ page: other, conflicts: [] })
    }),
  )
})

test('nothing has changed exactly when both are the same', () => {
  fc.assert(
    fc.property(edits, (steps) => {
      const after = edited(start, steps)
      expect(pageChanges(after, after)).toEqual([])
      const isSame = JSON.stringify(start) === JSON.stringify(after)
      expect(pageChanges(start, after).length === 0).toBe(isSame)
    }),
  )
})

test('what has changed, put on what was there, is the page', () => {
  fc.assert(
    fc.property(edits, edits, (early, late) => {
      const before = edited(start, early)
      const after = edited(before, late)
      const delta = pageDelta(before, after)
      expect(delta && withDelta(before, JSON.parse(JSON.stringify(delta)))).toEqual(after)
    }),
  )
})

test('a section that comes with words of each language says those; where one has none, it says the first', () => {
  const inWords = { en: { ...quote('part99'), text: 'A sentence' } }
  const place = { parent: null, column: 0, at: 0 }
  const after = editPage(page([]), { kind: 'insert', section: quote('part99'), place, inWords })
  expect([after.fr?.sections, after.en?.sections]).toEqual([
    [{ id: 'part99', type: 'quote', text: 'part99' }],
    [{ id: 'part99', type: 'quote', text: 'A sentence' }],
  ])
})

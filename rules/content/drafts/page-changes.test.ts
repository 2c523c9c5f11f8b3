import { expect, test } from 'vitest'
import type { DeskSection } from '#contract/content/page-content.ts'
import { pageChanges } from './page-changes.ts'
import { editPage } from './page-edits.ts'

const quote = (id: string): DeskSection => ({ id, type: 'quote', text: id })
const french = (sections: DeskSection[], title = 'Page') => ({ fr: { title, metaDescription: '', sections } })

test('what was added, removed, moved and changed is told once each', () => {
  const before = french([quote('aaaaaa'), quote('bbbbbb'), quote('cccccc'), quote('dddddd')])
  const after = french(
    [quote('dddddd'), quote('aaaaaa'), { ...quote('bbbbbb'), text: 'Autre', author: 'Elle' }, quote('eeeeee')],
    'Titre',
  )
  expect(pageChanges(before, after)).toEqual([
    { language: 'fr', kind: 'title' },
    { language: 'fr', kind: 'moved', id: 'dddddd', type: 'quote' },
    { language: 'fr', kind: 'changed', id: 'bbbbbb', type: 'quote', fields: ['text', 'author'] },
    { language: 'fr', kind: 'added', id: 'eeeeee', type: 'quote' },
    { language: 'fr', kind: 'removed', id: 'cccccc', type: 'quote' },
  ])
})

test('words are changed in one language, what stands where in all', () => {
  const page = { ...french([quote('aaaaaa')]), en: { title: 'Page', metaDescription: '', sections: [quote('aaaaaa')] } }
  const said = editPage(page, { kind: 'change', id: 'aaaaaa', path: ['text'], value: 'Bonjour', language: 'fr' })
  expect([said.fr?.sections[0]?.text, said.en?.sections[0]?.text]).toEqual(['Bonjour', 'aaaaaa'])
  const shared = editPage(said, { kind: 'change', id: 'aaaaaa', path: ['ground'], value: 'tint', language: null })
  expect([shared.fr?.sections[0]?.ground, shared.en?.sections[0]?.ground]).toEqual(['tint', 'tint'])
  const gone = editPage(shared, { kind: 'change', id: 'aaaaaa', path: ['ground'], value: undefined, language: null })
  expect(gone).toEqual(said)
})

test('rows come, go and change places in all languages', () => {
  const rows = (labels: string[]) => labels.map((label) => ({ label }))
  const figures = (labels: string[]): DeskSection => ({ id: 'aaaaaa', type: 'figures', figures: rows(labels) })
  const page = {
    ...french([figures(['un', 'deux'])]),
    en: { title: '', metaDescription: '', sections: [figures(['one', 'two'])] },
  }
  const step = { kind: 'rows', id: 'aaaaaa', path: ['figures'] } as const
  const moved = editPage(page, { ...step, step: { from: 0, to: 1 } })
  expect(moved.en?.sections[0]?.figures).toEqual(rows(['two', 'one']))
  const removed = editPage(moved, { ...step, step: { remove: 0 } })
  const added = editPage(removed, { ...step, step: { add: { label: '' } } })
  expect(added.fr?.sections[0]?.figures).toEqual(rows(['un', '']))
})

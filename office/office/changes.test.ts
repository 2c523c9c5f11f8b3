import { expect, test } from 'vitest'
import { changesOf } from './changes.ts'

test('only what differs is told, and never the count of changes', () => {
  const before = { version: 1, name: 'Chronopost', isValid: true }
  expect(changesOf(before, { version: 2, name: 'Chronopost', isValid: false })).toEqual([
    { path: 'isValid', before: true, after: false },
  ])
})

test('texts are told language by language', () => {
  const before = { texts: { fr: { name: 'Rouge' }, en: { name: 'Red' } } }
  const after = { texts: { fr: { name: 'Rouge' }, en: { name: 'Reds' } } }
  expect(changesOf(before, after)).toEqual([{ path: 'texts.en.name', before: 'Red', after: 'Reds' }])
})

test('what was added has no before, what was removed no after', () => {
  expect(changesOf(null, { name: 'Club' })).toEqual([{ path: 'name', before: null, after: 'Club' }])
  expect(changesOf({ name: 'Club' }, null)).toEqual([{ path: 'name', before: 'Club', after: null }])
})

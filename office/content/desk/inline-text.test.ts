import { expect, test } from 'vitest'
import { saidIn, withTyped } from './inline-text.ts'

test('every line and paragraph of a section is known by where it lies; italics are typed beside the page', () => {
  const said = saidIn({
    id: 'aaaaaa',
    type: 'text',
    title: 'La cave',
    text: 'Un premier.\n\nUn *autre*.\n\nUn dernier.',
    link: { label: 'Lire', href: '/x' },
  })
  expect(said).toEqual([
    { path: ['title'], paragraph: null, text: 'La cave' },
    { path: ['text'], paragraph: 0, text: 'Un premier.' },
    { path: ['text'], paragraph: 2, text: 'Un dernier.' },
    { path: ['link', 'label'], paragraph: null, text: 'Lire' },
  ])
})

test('rows are known by their place', () => {
  const figures = [{ value: '12', label: 'hectares' }]
  expect(saidIn({ id: 'aaaaaa', type: 'figures', figures }).map(({ path }) => path.join('.'))).toEqual([
    'figures.0.value',
    'figures.0.label',
  ])
})

test('what is typed takes the place of its paragraph alone, on one line', () => {
  expect(withTyped('Un.\n\nDeux.', { paragraph: 1, typed: 'Deux\nautres.' })).toBe('Un.\n\nDeux autres.')
  expect(withTyped('Titre', { paragraph: null, typed: 'Autre' })).toBe('Autre')
  expect(withTyped('Dit', { paragraph: null, typed: '«\u00a0Dit-elle\u00a0»' })).toBe('Dit-elle')
})

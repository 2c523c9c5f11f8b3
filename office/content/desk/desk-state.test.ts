import { expect, test } from 'vitest'
import type { DeskPage } from '#contract/content/page-content.ts'
import { type DeskState, startDesk, stepDesk } from './desk-state.ts'

const page: DeskPage = {
  fr: { title: 'Page', metaDescription: '', sections: [{ id: 'aaaaaa', type: 'quote', text: '' }] },
}
const typeAt = (path: string[]) => (state: DeskState, text: string) =>
  stepDesk(state, {
    step: 'edit',
    edits: [{ kind: 'change', id: 'aaaaaa', path, value: text, language: 'fr' }],
  })
const type = typeAt(['text'])
const said = (state: DeskState) => state.page.fr?.sections[0]?.text

test('what is typed in one go is one step back, and a pause or another field begins a new one', () => {
  let state = type(type(startDesk(page), 'B'), 'Bo')
  state = typeAt(['author'])(state, 'Elle')
  state = type(stepDesk(type(state, 'Bon'), { step: 'pause' }), 'Bonjour')
  const back = (times: number) =>
    Array.from({ length: times }).reduce<DeskState>((one) => stepDesk(one, { step: 'undo' }), state)
  expect([1, 2, 3, 4].map((times) => said(back(times)))).toEqual(['Bon', 'Bo', 'Bo', ''])
  expect(said(stepDesk(back(2), { step: 'redo' }))).toBe('Bon')
  expect(stepDesk(back(4), { step: 'undo' })).toEqual(back(4))
})

test('after a step back another way forward forgets the first', () => {
  const state = stepDesk(type(startDesk(page), 'Un'), { step: 'undo' })
  const other = type(state, 'Deux')
  expect(stepDesk(other, { step: 'redo' })).toBe(other)
})

test('nothing changed is no step, and what is brought back can be taken back', () => {
  const state = startDesk(page)
  expect(type(state, '')).toBe(state)
  expect(stepDesk(state, { step: 'replace', page: structuredClone(page) })).toBe(state)
  const other = { ...page, fr: { title: 'Autre', metaDescription: '', sections: [] } }
  const replaced = stepDesk(state, { step: 'replace', page: other })
  expect(stepDesk(replaced, { step: 'undo' }).page).toEqual(page)
})

import { expect, test } from 'vitest'
import { lookWith } from '#tests/support/sample-look.ts'
import { addStep, beginHistory, redoStep, undoStep } from './look-history.ts'

const [first, second, third] = ['#111111', '#222222', '#333333'].map((PRIMARY_COLOR) =>
  lookWith({ PRIMARY_COLOR }),
) as [ReturnType<typeof lookWith>, ReturnType<typeof lookWith>, ReturnType<typeof lookWith>]

test('a step is undone and done again', () => {
  const changed = addStep(beginHistory(first), { content: second, about: 'a' })
  expect(undoStep(changed).present).toBe(first)
  expect(redoStep(undoStep(changed)).present).toBe(second)
  expect(undoStep(undoStep(changed)).present).toBe(first)
  expect(redoStep(changed)).toBe(changed)
})

test('what is drawn along the same slider is one step', () => {
  const drawn = addStep(addStep(beginHistory(first), { content: second, about: 'a' }), { content: third, about: 'a' })
  expect(undoStep(drawn).present).toBe(first)
  const other = addStep(addStep(beginHistory(first), { content: second, about: 'a' }), { content: third, about: 'b' })
  expect(undoStep(other).present).toBe(second)
})

test('a new step forgets what was undone', () => {
  const undone = undoStep(addStep(beginHistory(first), { content: second, about: 'a' }))
  expect(addStep(undone, { content: third, about: 'a' }).future).toEqual([])
})

import { expect, test } from 'vitest'
import { createPopupTurns } from './popup-turns.ts'

const firstOf = (ids: readonly number[]) => (refused: readonly number[]) => ids.find((id) => !refused.includes(id))

test('a popup that is refused, or cannot be fetched, does not hide the others and is asked for once', async () => {
  const asked: number[] = []
  const take = createPopupTurns(async (id) => {
    asked.push(id)
    if (id === 2) throw new Error('offline')
    return id === 3
  })
  const due = firstOf([1, 2, 3])
  expect([await take(due), await take(due), await take(due)]).toEqual([false, false, true])
  expect(asked).toEqual([1, 2, 3])
  expect(await take(firstOf([1, 2]))).toBe(false)
  expect(asked).toEqual([1, 2, 3])
})

test('while one is being asked for, no other is', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const take = createPopupTurns(() => promise)
  const first = take(firstOf([1]))
  expect(await take(firstOf([2]))).toBe(false)
  resolve(true)
  expect(await first).toBe(true)
})

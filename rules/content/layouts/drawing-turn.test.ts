import { expect, test } from 'vitest'
import { isToDraw } from './drawing-turn.ts'

const now = new Date('2026-11-17T10:00:00Z')
const before = (seconds: number) => new Date(now.getTime() - seconds * 1_000)
const never = { html_hash: null, asked_at: null, picture_hash: null }

test('a page without a picture, or that looks otherwise than on it, is drawn', () => {
  expect(isToDraw(never, { hash: 'a', now })).toBe(true)
  expect(isToDraw({ html_hash: 'a', asked_at: null, picture_hash: 'a' }, { hash: 'b', now })).toBe(true)
  expect(isToDraw({ html_hash: 'b', asked_at: before(5), picture_hash: null }, { hash: 'a', now })).toBe(true)
})

test('a page that looks as on its picture is not drawn again', () => {
  expect(isToDraw({ html_hash: 'b', asked_at: before(5), picture_hash: 'a' }, { hash: 'a', now })).toBe(false)
})

test('while one draws it nobody else does, and who stays silent is not waited for', () => {
  const drawing = { html_hash: 'a', picture_hash: null }
  expect(isToDraw({ ...drawing, asked_at: before(59) }, { hash: 'a', now })).toBe(false)
  expect(isToDraw({ ...drawing, asked_at: before(60) }, { hash: 'a', now })).toBe(true)
})

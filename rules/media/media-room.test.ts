import { expect, test } from 'vitest'
import { hasRoom } from './media-room.ts'

const room = { bytes: 80, mostBytes: 100, files: 3, mostFiles: 5 }

test('files fit as long as neither their bytes nor their number is too much', () => {
  expect(hasRoom(room, [10, 10])).toBe(true)
  expect(hasRoom(room, [10, 11])).toBe(false)
  expect(hasRoom(room, [1, 1, 1])).toBe(false)
  expect(hasRoom(room, [])).toBe(true)
})

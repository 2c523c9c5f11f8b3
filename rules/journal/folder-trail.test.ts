import { expect, test } from 'vitest'
import { folderTrail } from './folder-trail.ts'

const FOLDERS = [
  { id: 1, parent_id: null },
  { id: 2, parent_id: 1 },
  { id: 3, parent_id: 2 },
  { id: 4, parent_id: 5 },
  { id: 5, parent_id: 4 },
  { id: 6, parent_id: 99 },
]
const trail = (id: number) => folderTrail(FOLDERS, id).map((folder) => folder.id)

test('from the root down to the folder', () => {
  expect(trail(3)).toEqual([1, 2, 3])
  expect(trail(1)).toEqual([1])
})

test('an unknown folder has none, one below an unknown begins there, a circle ends', () => {
  expect(trail(7)).toEqual([])
  expect(trail(6)).toEqual([6])
  expect(trail(4)).toEqual([5, 4])
})

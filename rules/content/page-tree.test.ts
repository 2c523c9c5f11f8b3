import { expect, test } from 'vitest'
import type { Page } from '#contract/content/pages.ts'
import { findInTree, pageTree } from './page-tree.ts'

const page = (id: number, order: number, idParent: number | null = null) =>
  ({ id, order, idParent }) as Omit<Page, 'children'>
const ids = (pages: Page[]): unknown[] => pages.map(({ id, children }) => (children.length ? [id, ids(children)] : id))

test('pages stand in menu order, children under their parent', () => {
  expect(ids(pageTree([page(1, 50), page(2, 0), page(3, 20, 1), page(4, 10, 1)]))).toEqual([2, [1, [4, 3]]])
})

test('equal orders fall back to the id', () => {
  expect(ids(pageTree([page(9, 10), page(3, 10)]))).toEqual([3, 9])
})

test('a page whose parent is not shown is left out with it', () => {
  expect(ids(pageTree([page(1, 0), page(2, 0, 77), page(3, 0, 2)]))).toEqual([1])
})

test('a page is found at any depth, an unknown one is not', () => {
  const tree = pageTree([page(1, 0), page(2, 0, 1), page(3, 0, 2)])
  expect(findInTree(tree, 3)?.id).toBe(3)
  expect(findInTree(tree, 9)).toBeUndefined()
})

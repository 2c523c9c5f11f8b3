import { expect, test } from 'vitest'
import type { Page } from '#contract/content/pages.ts'
import { findInTree, pageTree } from './page-tree.ts'

const page = ({ id, order, idParent = null }: { id: number; order: number; idParent?: number | null }) =>
  ({ id, order, idParent }) as Omit<Page, 'children'>
const ids = (pages: Page[]): unknown[] => pages.map(({ id, children }) => (children.length ? [id, ids(children)] : id))

test('pages stand in menu order, children under their parent', () => {
  expect(
    ids(
      pageTree([
        page({ id: 1, order: 50 }),
        page({ id: 2, order: 0 }),
        page({ id: 3, order: 20, idParent: 1 }),
        page({ id: 4, order: 10, idParent: 1 }),
      ]),
    ),
  ).toEqual([2, [1, [4, 3]]])
})

test('equal orders fall back to the id', () => {
  expect(ids(pageTree([page({ id: 9, order: 10 }), page({ id: 3, order: 10 })]))).toEqual([3, 9])
})

test('a page whose parent is not shown is left out with it', () => {
  expect(
    ids(
      pageTree([
        page({ id: 1, order: 0 }),
        page({ id: 2, order: 0, idParent: 77 }),
        page({ id: 3, order: 0, idParent: 2 }),
      ]),
    ),
  ).toEqual([1])
})

test('a page is found at any depth, an unknown one is not', () => {
  const tree = pageTree([
    page({ id: 1, order: 0 }),
    page({ id: 2, order: 0, idParent: 1 }),
    page({ id: 3, order: 0, idParent: 2 }),
  ])
  expect(findInTree(tree, 3)?.id).toBe(3)
  expect(findInTree(tree, 9)).toBeUndefined()
})

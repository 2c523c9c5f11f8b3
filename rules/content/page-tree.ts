import type { Page } from '#contract/content/pages.ts'

/** Pages under their parents, in menu order. A page whose parent is missing or hidden is left out with it. */
export function pageTree(pages: readonly Omit<Page, 'children'>[]): Page[] {
  const childrenByParent = new Map<number | null, Omit<Page, 'children'>[]>()
  for (const page of [...pages].sort((a, b) => a.order - b.order || a.id - b.id)) {
    childrenByParent.set(page.idParent, [...(childrenByParent.get(page.idParent) ?? []), page])
  }
  const below = (idParent: number | null): Page[] =>
    (childrenByParent.get(idParent) ?? []).map((page) => ({ ...page, children: below(page.id) }))
  return below(null)
}

/** The page with this id, wherever it stands in the tree. */
export function findInTree(pages: readonly Page[], id: number): Page | undefined {
  for (const page of pages) {
    const found = page.id === id ? page : findInTree(page.children, id)
    if (found) return found
  }
  return undefined
}

import type { Page } from '#contract/pages.ts'

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

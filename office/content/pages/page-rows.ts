import type { PageKind } from '#contract/content/closed-sets.ts'

export interface PageRow {
  id: number
  title: string
  menuTitle: string
  url: string
  idParent: number | null
  order: number
  route: string | null
  isValid: boolean
  showInMenu: boolean
  linkType: string | null
  kind: PageKind
  isTrashed: boolean
  hasDraft: boolean
  plannedFor: string | null
  languages: string[]
  picture: string | null
}

export interface PlacedRow extends PageRow {
  level: number
  /** Its place among those beside it. */
  at: number
}

/** Pages as they stand in the menu, those below one after it. One whose parent is gone stands at the top. */
export function treeRows(pages: readonly PageRow[]): PlacedRow[] {
  const known = new Set(pages.map(({ id }) => id))
  const sorted = [...pages].sort((one, other) => one.order - other.order || one.id - other.id)
  const below = (parent: number | null, level: number): PlacedRow[] =>
    sorted
      .filter(({ idParent }) => (idParent !== null && known.has(idParent) ? idParent : null) === parent)
      .flatMap((page, at) => [{ ...page, idParent: parent, level, at }, ...below(page.id, level + 1)])
  return below(null, 0)
}

interface Place {
  idParent: number | null
  at: number
}

type Way = 'up' | 'down' | 'inward' | 'outward'

/** Where a page goes when it is moved that way; null where there is no further. */
export function placeAfter(rows: readonly PlacedRow[], { id, way }: { id: number; way: Way }): Place | null {
  const row = rows.find((one) => one.id === id)
  if (!row) return null
  const beside = rows.filter(({ idParent, level }) => idParent === row.idParent && level === row.level)
  const { idParent, at } = row
  if (way === 'up') return at > 0 ? { idParent, at: at - 1 } : null
  if (way === 'down') return at < beside.length - 1 ? { idParent, at: at + 1 } : null
  if (way === 'inward') {
    const previous = beside[at - 1]
    return previous ? { idParent: previous.id, at: rows.filter((one) => one.idParent === previous.id).length } : null
  }
  const parent = rows.find((one) => one.id === idParent)
  return parent ? { idParent: parent.idParent, at: parent.at + 1 } : null
}

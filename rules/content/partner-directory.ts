import type { PartnerKind } from '#contract/content/closed-sets.ts'
import { metresBetween, type Position } from '#rules/places/distance.ts'

interface Listed {
  id: number
  title: string
  kind: PartnerKind
  city: string
  region: string
  position: Position | null
}

interface DirectoryWish {
  kind: PartnerKind | null
  /** Where whoever asks is; the nearest come first. */
  from: Position | null
  page: number
  perPage: number
}

/** The partners that are wished for, page by page: by distance where one is known, by region and town elsewhere. */
export function partnerDirectory<Partner extends Listed>(
  all: readonly Partner[],
  { kind, from, page, perPage }: DirectoryWish,
) {
  const found = all
    .filter((partner) => kind === null || partner.kind === kind)
    .map((partner) => ({ ...partner, metres: from && partner.position && metresBetween(from, partner.position) }))
    .sort(from ? byDistance : byRegion)
  const pages = Math.max(1, Math.ceil(found.length / perPage))
  return {
    total: found.length,
    pages,
    partners: found.slice((page - 1) * perPage, page * perPage),
    /** All of them, wherever they are in the list: for the map. */
    points: found.flatMap(({ id, title, city, position }, at) =>
      position ? [{ id, title, city, position, page: Math.floor(at / perPage) + 1 }] : [],
    ),
    kinds: [...new Set(all.map((partner) => partner.kind))],
  }
}

type Measured = Listed & { metres: number | null }

function byDistance(a: Measured, b: Measured): number {
  return (a.metres ?? Number.MAX_SAFE_INTEGER) - (b.metres ?? Number.MAX_SAFE_INTEGER) || byRegion(a, b)
}

function byRegion(a: Listed, b: Listed): number {
  return (
    // What is in no region comes last.
    Number(a.region === '') - Number(b.region === '') ||
    a.region.localeCompare(b.region, 'fr') ||
    a.city.localeCompare(b.city, 'fr') ||
    a.title.localeCompare(b.title, 'fr') ||
    a.id - b.id
  )
}

import {
  bottleSum,
  type CaseBottles,
  type CaseSize,
  caseSize,
  parseCase,
  printCase,
} from '#rules/carts/composed-case.ts'

/** Families of wines that the shelf can be narrowed to. */
export const SHELF_FAMILIES = ['reds', 'whites', 'roses', 'sparkling', 'sweet'] as const
export type ShelfFamily = (typeof SHELF_FAMILIES)[number]

export interface CaseWish {
  bottles: CaseBottles[]
  size: CaseSize
  family: ShelfFamily | null
  /** A wine to put in first, by its declination: where a wine's own page leads. */
  with: number | null
  hasStrays: boolean
}

/** What an address of the page says. Whatever it says, it says something. */
export function readCaseAddress(search: string): CaseWish {
  const given = new URLSearchParams(search)
  const { bottles, hasStrays } = parseCase(given.get('vins') ?? '')
  const named = given.get('avec') ?? ''
  const read = parseCase(`${named}x1`)
  const own = read.hasStrays ? undefined : read.bottles[0]
  const family = given.get('famille')
  return {
    bottles,
    size: caseSize(bottles, given.get('places')),
    family: SHELF_FAMILIES.find((known) => known === family) ?? null,
    with: own?.id ?? null,
    hasStrays: hasStrays || (named !== '' && !own),
  }
}

/** The one spelling of it; nothing for an empty case as it begins. */
export function caseSearch({ bottles, size, family }: Pick<CaseWish, 'bottles' | 'size' | 'family'>): string {
  // Commas are read as they are: the address is made to be shared.
  const parts = [
    ...(bottles.length > 0 ? [`vins=${printCase(bottles)}`] : []),
    ...(size > 6 && bottleSum(bottles) <= 6 ? [`places=${size}`] : []),
    ...(family ? [`famille=${family}`] : []),
  ]
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

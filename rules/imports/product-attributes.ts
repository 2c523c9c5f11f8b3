import type { Colour } from '#contract/catalogue/closed-sets.ts'
import { plainText } from '#rules/basics/plain-text.ts'
import { readColour, readFormat, readNumber, readYear } from './cell-values.ts'
import type { LineCells } from './line-cells.ts'

/** What attributes of a shop (`Millésime: 2019`) say of a wine. */
export interface AttributeFacts {
  year: number | null
  format: number | null
  colour: Colour | null
  appellation: string | null
  grapes: string[]
  alcohol: number | null
}

const NAMES: readonly [RegExp, keyof AttributeFacts][] = [
  [/millesime|vintage|annee|year/, 'year'],
  [/format|contenance|volume|taille|size|bouteille|bottle|capacity/, 'format'],
  [/couleur|colou?r/, 'colour'],
  [/appellation|aoc|aop/, 'appellation'],
  [/cepage|grape|variet/, 'grapes'],
  [/alcool|alcohol|degre|tav/, 'alcohol'],
]

/** Columns come in pairs: the names and the values, each in their order. A parent lists all values of its variations: only a single one says something. */
export function readAttributes(cells: LineCells): AttributeFacts {
  const facts: AttributeFacts = { year: null, format: null, colour: null, appellation: null, grapes: [], alcohol: null }
  const values = cells.all('attributeValue')
  for (const [at, name] of cells.all('attributeName').entries()) {
    const [, fact] = NAMES.find(([word]) => word.test(plainText(name).replace(/^pa_/, ''))) ?? []
    const value = values[at] ?? ''
    if (fact && value !== '') take(facts, { fact, value })
  }
  return facts
}

function take(facts: AttributeFacts, { fact, value }: { fact: keyof AttributeFacts; value: string }): void {
  const listed = value.split(/[,|]\s+|\|/)
  if (fact === 'grapes') facts.grapes = listed.map((one) => one.trim()).filter((one) => one !== '')
  if (fact === 'appellation') facts.appellation = value
  if (fact === 'colour') facts.colour = readColour(value)
  if (listed.length > 1) return
  if (fact === 'year') facts.year = readYear(value)
  if (fact === 'format') facts.format = readFormat(value)
  if (fact === 'alcohol') facts.alcohol = readNumber(value)
}

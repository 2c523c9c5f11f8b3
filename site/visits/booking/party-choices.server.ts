import { cents, euros, eurosToCents } from '#rules/basics/money.ts'
import { fill } from '#words/basics/fill.ts'
import type { Locale } from '#words/basics/locales.ts'
import { formatPrice } from '#words/basics/prices.ts'
import { visitWords } from '#words/visits/words.ts'

interface PartySizes {
  minPeople: number
  maxPeople: number
  /** Of each; told for all together, so that nobody has to reckon. */
  deposit: number | null
}

/** How many one booking can be for, in words. */
export function partyChoices({ minPeople, maxPeople, deposit }: PartySizes, locale: Locale) {
  const { people: party, deposit: said } = visitWords[locale]
  return Array.from({ length: Math.max(0, maxPeople - minPeople + 1) }, (_, at) => {
    const value = minPeople + at
    const people = value === 1 ? party.one : fill(party.many, { n: value })
    if (deposit === null) return { value, label: people }
    const total = formatPrice(euros(cents(eurosToCents(deposit) * value)), locale)
    return { value, label: fill(said.party, { people, total }) }
  })
}

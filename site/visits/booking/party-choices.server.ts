import { fill } from '#words/basics/fill.ts'
import type { Locale } from '#words/basics/locales.ts'
import { visitWords } from '#words/visits/words.ts'

interface PartySizes {
  minPeople: number
  maxPeople: number
}

/** How many one booking can be for, in words. */
export function partyChoices({ minPeople, maxPeople }: PartySizes, locale: Locale) {
  const { one, many } = visitWords[locale].people
  return Array.from({ length: Math.max(0, maxPeople - minPeople + 1) }, (_, at) => {
    const value = minPeople + at
    return { value, label: value === 1 ? one : fill(many, { n: value }) }
  })
}

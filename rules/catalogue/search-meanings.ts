import type { Colour, Kind, Meal } from '#contract/catalogue/closed-sets.ts'
import { searchVocabulary } from './search-vocabulary.ts'

interface ValueByPart {
  years: number
  /** In millilitres. */
  formats: number
  colours: Colour
  kinds: Kind
  meals: Meal
}
export type SearchPart = keyof ValueByPart

type MeaningIn<Part extends SearchPart> = {
  part: Part
  values: readonly ValueByPart[Part][]
  /** Something on a plate: what tells of it answers better than what only suits it. */
  isFood?: boolean
  /** The name of another region's wine. */
  isForeign?: boolean
}
export type Meaning = { [Part in SearchPart]: MeaningIn<Part> }[SearchPart]

/** What a phrase is: a meaning, words to look for as they are, or nothing that tells anything apart. */
export type PhraseSense = Meaning | 'word' | 'noise'

const TYPO_FROM = 6
const BEGINNING_FROM = 3
const PHRASE_BEGINNING_FROM = 6

const SENSES: ReadonlyMap<string, PhraseSense> = collectSenses()

/** The sense of a phrase that is written as people write it. */
export function senseOf(phrase: string): PhraseSense | undefined {
  if (/^(1[89]|20)\d\d$/.test(phrase)) return { part: 'years', values: [Number(phrase)] }
  return SENSES.get(phrase)
}

/** What a word was probably meant to be: with a letter wrong, or not yet written to its end. */
export function guessMeaning(word: string, { isOpen }: { isOpen?: boolean }): Meaning | undefined {
  return mistypedMeaning(word) ?? (isOpen && word.length >= BEGINNING_FROM ? begunMeaning(word) : undefined)
}

/** What a phrase of several words is the beginning of: `fruits de m`. */
export function guessPhrase(phrase: string): Meaning | undefined {
  return phrase.length >= PHRASE_BEGINNING_FROM ? begunMeaning(phrase) : undefined
}

function mistypedMeaning(word: string): Meaning | undefined {
  if (word.length < TYPO_FROM) return undefined
  for (const [known, sense] of SENSES) {
    // Names of colours are too near to other words, and so are those of other regions: champigny is no champagne.
    if (typeof sense === 'string' || sense.part === 'colours' || known.length < TYPO_FROM) continue
    if (isOneTypoAway(word, known)) return sense
  }
  return undefined
}

/** Of all that begins so, the shortest: it is the nearest to what is written already. */
function begunMeaning(beginning: string): Meaning | undefined {
  let nearest: { phrase: string; meaning: Meaning } | undefined
  for (const [phrase, meaning] of SENSES) {
    if (typeof meaning === 'string' || !phrase.startsWith(beginning)) continue
    if (!nearest || phrase.length < nearest.phrase.length) nearest = { phrase, meaning }
  }
  return nearest?.meaning
}

function collectSenses(): Map<string, PhraseSense> {
  const { colours, kinds, meals, occasions, foreignNames, formats, phrases, noise } = searchVocabulary
  const senses = new Map<string, PhraseSense>()
  const add = (said: readonly string[], meaning: Meaning) => {
    for (const phrase of said.flatMap(withPlurals)) senses.set(phrase, joined(senses.get(phrase), meaning))
  }
  for (const [colour, said] of entriesOf(colours)) add(said, { part: 'colours', values: [colour] })
  for (const [kind, said] of entriesOf(kinds)) add(said, { part: 'kinds', values: [kind] })
  for (const { kinds: made, phrases: said } of occasions) add(said, { part: 'kinds', values: made })
  for (const [kind, said] of entriesOf(foreignNames))
    add(said ?? [], { part: 'kinds', values: [kind], isForeign: true })
  for (const [size, said] of Object.entries(formats)) add(said, { part: 'formats', values: [Number(size)] })
  for (const [meal, { names, foods }] of entriesOf(meals)) {
    add(names, { part: 'meals', values: [meal] })
    add(foods, { part: 'meals', values: [meal], isFood: true })
  }
  for (const word of noise) senses.set(word, 'noise')
  for (const phrase of phrases) senses.set(phrase, 'word')
  return senses
}

/** Several values may share a phrase: a coffret is a case and a gift box. */
function joined(known: PhraseSense | undefined, meaning: Meaning): Meaning {
  if (typeof known !== 'object' || known.part !== meaning.part) return meaning
  return { ...meaning, values: [...new Set([...known.values, ...meaning.values])] } as Meaning
}

/** `gift card` → gift card, gift cards; `fine bulle` → fines bulles too. */
function withPlurals(phrase: string): string[] {
  const words = phrase.split(' ')
  const plural = (word: string) => (/[sxz]$/.test(word) ? word : `${word}s`)
  return [...new Set([phrase, plural(phrase), words.map(plural).join(' ')])]
}

function entriesOf<Key extends string, Value>(table: Readonly<Partial<Record<Key, Value>>>): [Key, Value][] {
  return Object.entries(table) as [Key, Value][]
}

/** One letter wrong, missing, too many, or two neighbours swapped; the first one is right. */
export function isOneTypoAway(word: string, other: string): boolean {
  if (word[0] !== other[0] || Math.abs(word.length - other.length) > 1) return false
  let start = 0
  while (start < word.length && word[start] === other[start]) start++
  let end = 0
  const most = Math.min(word.length, other.length) - start
  while (end < most && word[word.length - 1 - end] === other[other.length - 1 - end]) end++
  const middle = word.slice(start, word.length - end)
  const otherMiddle = other.slice(start, other.length - end)
  if (middle.length <= 1 && otherMiddle.length <= 1) return true
  return middle.length === 2 && otherMiddle.length === 2 && middle[0] === otherMiddle[1] && middle[1] === otherMiddle[0]
}

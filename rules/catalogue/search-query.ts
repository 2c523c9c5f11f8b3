import type { Colour, Kind } from '#contract/catalogue/closed-sets.ts'
import { plainText } from '#rules/basics/plain-text.ts'

type Phrases = readonly string[]

/** What words mean, without accents; several may share a phrase. */
interface SearchVocabulary {
  colours: Readonly<Record<Colour, Phrases>>
  kinds: Readonly<Record<Kind, Phrases>>
  /** By millilitres. */
  formats: Readonly<Record<number, Phrases>>
  /** By millilitres too. */
  units: Readonly<Record<number, Phrases>>
  /** Said as a whole and meant as words. */
  phrases: Phrases
  /** Left out unless nothing else is said. */
  noise: Phrases
}

/** What was meant, and how it was said: a cuvée may be called after a colour. */
export interface SearchMeaning<Value> {
  values: readonly Value[]
  said: string
}

export interface SearchQuery {
  /** Without accents and case, in the order in which they were typed. */
  words: readonly string[]
  /** Whether the last word may only be the beginning of one. */
  isLastOpen: boolean
  years: readonly SearchMeaning<number>[]
  formats: readonly SearchMeaning<number>[]
  colours: readonly SearchMeaning<Colour>[]
  kinds: readonly SearchMeaning<Kind>[]
}

const MAX_WORDS = 12
const TYPO_FROM = 6
const LONGEST_PHRASE = 3

/** Splits what a person typed into what it means and what remains. Null: nothing to look for. */
export function readSearch(typed: string, vocabulary: SearchVocabulary): SearchQuery | null {
  const text = plainText(typed)
  const tokens = readTokens(text, vocabulary)
  if (tokens.length === 0) return null
  const meanings = collectMeanings(vocabulary)
  const found = { years: [], formats: [], colours: [], kinds: [] } as SearchMatches
  const words: string[] = []
  let lastIsWord = false
  for (let at = 0; at < tokens.length; ) {
    const read = readAt({ tokens, at, meanings })
    at += read.length
    lastIsWord = read.meaning === 'word'
    if (read.meaning === 'word') words.push(...read.said.split(' '))
    else if (read.meaning !== 'noise') keep({ found, meaning: read.meaning, said: read.said })
  }
  const isNothingElse = Object.values(found).every((meant) => meant.length === 0)
  const kept = words.length === 0 && isNothingElse ? tokens.map(({ said }) => said) : words
  const isLastOpen = kept.length > 0 && (lastIsWord || kept !== words) && /[\p{L}\p{N}]$/u.test(text)
  return { words: kept.slice(0, MAX_WORDS), isLastOpen: isLastOpen && kept.length <= MAX_WORDS, ...found }
}

type Meaning = { years: number[] } | { formats: number[] } | { colours: Colour[] } | { kinds: Kind[] }
type SearchMatches = { -readonly [Part in 'years' | 'formats' | 'colours' | 'kinds']: SearchQuery[Part][number][] }

interface Token {
  said: string
  /** A size such as `37,5 cl`, in millilitres. */
  millilitres?: number
}

function keep({ found, meaning, said }: { found: SearchMatches; meaning: Meaning; said: string }): void {
  if ('years' in meaning) found.years.push({ values: meaning.years, said })
  else if ('formats' in meaning) found.formats.push({ values: meaning.formats, said })
  else if ('colours' in meaning) found.colours.push({ values: meaning.colours, said })
  else found.kinds.push({ values: meaning.kinds, said })
}

/** Words and numbers; a number with its unit is one. */
function readTokens(text: string, { units }: SearchVocabulary): Token[] {
  const factorByUnit = new Map(
    Object.entries(units).flatMap(([size, names]) => names.map((name) => [name, Number(size)])),
  )
  const measure = /(?<![\p{L}\p{N}])(\d{1,4}(?:[.,]\d{1,3})?)\s*(\p{L}+)|[\p{L}\p{N}]+/gu
  return [...text.matchAll(measure)].flatMap(([whole, number, unit]): Token[] => {
    const factor = unit === undefined ? undefined : factorByUnit.get(unit)
    if (number !== undefined && factor !== undefined) {
      return [{ said: splitWords(whole).join(' '), millilitres: Math.round(Number(number.replace(',', '.')) * factor) }]
    }
    return splitWords(whole).map((said) => ({ said }))
  })
}

function splitWords(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
}

type Meanings = ReadonlyMap<string, Meaning | 'word' | 'noise'>

interface Read {
  length: number
  said: string
  meaning: Meaning | 'word' | 'noise'
}

/** The longest phrase that means something from here on, or the word as it is. */
function readAt({ tokens, at, meanings }: { tokens: readonly Token[]; at: number; meanings: Meanings }): Read {
  const [first = { said: '' }] = tokens.slice(at, at + 1)
  if (first.millilitres !== undefined) return { length: 1, said: first.said, meaning: { formats: [first.millilitres] } }
  for (let length = Math.min(LONGEST_PHRASE, tokens.length - at); length >= 1; length--) {
    const said = tokens
      .slice(at, at + length)
      .map((token) => token.said)
      .join(' ')
    const meaning = meanings.get(said) ?? (length === 1 ? meaningOfWord(said, meanings) : undefined)
    if (meaning !== undefined) return { length, said, meaning }
  }
  return { length: 1, said: first.said, meaning: 'word' }
}

function meaningOfWord(word: string, meanings: Meanings): Meaning | undefined {
  if (/^(1[89]|20)\d\d$/.test(word)) return { years: [Number(word)] }
  if (word.length < TYPO_FROM) return undefined
  for (const [known, meaning] of meanings) {
    // Names of colours are too near to other words: rouget is a fish.
    if (typeof meaning === 'string' || 'colours' in meaning || known.length < TYPO_FROM) continue
    if (isOneTypoAway(word, known)) return meaning
  }
  return undefined
}

interface AddOptions<Value> {
  phrase: string
  value: Value
  toMeaning: (values: Value[]) => Meaning
  part: string
}

function collectMeanings({ colours, kinds, formats, phrases, noise }: SearchVocabulary): Meanings {
  const meanings = new Map<string, Meaning | 'word' | 'noise'>()
  const add = <Value>({ phrase, value, toMeaning, part }: AddOptions<Value>) => {
    const known = meanings.get(phrase)
    const values = typeof known === 'object' && part in known ? (Object.values(known)[0] as Value[]) : []
    meanings.set(phrase, toMeaning([...values, value]))
  }
  for (const [colour, names] of typedEntries(colours)) {
    for (const name of names)
      add({ phrase: name, value: colour, toMeaning: (values) => ({ colours: values }), part: 'colours' })
  }
  for (const [kind, names] of typedEntries(kinds)) {
    for (const name of names)
      add({ phrase: name, value: kind, toMeaning: (values) => ({ kinds: values }), part: 'kinds' })
  }
  for (const [size, names] of Object.entries(formats)) {
    for (const name of names)
      add({ phrase: name, value: Number(size), toMeaning: (values) => ({ formats: values }), part: 'formats' })
  }
  for (const word of noise) meanings.set(word, 'noise')
  for (const phrase of phrases) meanings.set(phrase, 'word')
  return meanings
}

function typedEntries<Key extends string>(table: Readonly<Record<Key, Phrases>>): [Key, Phrases][] {
  return Object.entries(table) as [Key, Phrases][]
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

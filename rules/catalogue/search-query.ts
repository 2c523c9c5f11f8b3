import type { Colour, Kind, Meal } from '#contract/catalogue/closed-sets.ts'
import { plainText } from '#rules/basics/plain-text.ts'
import {
  guessMeaning,
  guessPhrase,
  type Meaning,
  type PhraseSense,
  type SearchPart,
  senseOf,
} from './search-meanings.ts'
import { searchVocabulary } from './search-vocabulary.ts'

/** What was meant, and how it was said: a cuvée may be called after a colour. */
export interface SearchMeaning<Value> {
  values: readonly Value[]
  said: string
  /** It was mistyped or not finished: it may as well be a word of the estate's own. */
  isGuess: boolean
  isFood: boolean
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
  meals: readonly SearchMeaning<Meal>[]
  /** `champagne`, where another region's name was said for what the estate makes in its own way. */
  foreignName: string | null
}

const MAX_WORDS = 12
const LONGEST_PHRASE = 3

/** Splits what a person typed into what it means and what remains. Null: nothing to look for. */
export function readSearch(typed: string): SearchQuery | null {
  const text = plainText(typed)
  const tokens = readTokens(text)
  const last = tokens.at(-1)
  if (!last) return null
  last.isOpen = /[\p{L}\p{N}]$/u.test(text)
  const reads = readAll(tokens)
  const words = reads.flatMap(({ sense, said }) => (sense === 'word' ? said.split(' ') : []))
  const meant = reads.flatMap(({ sense, said, isGuess }) =>
    typeof sense === 'string' ? [] : { ...sense, said, isGuess },
  )
  const isNothingElse = words.length === 0 && meant.length === 0
  const kept = isNothingElse ? tokens.map(({ said }) => said) : words
  const isLastWord = isNothingElse || reads.at(-1)?.sense === 'word'
  return {
    words: kept.slice(0, MAX_WORDS),
    isLastOpen: last.isOpen && isLastWord && kept.length <= MAX_WORDS,
    ...meaningsByPart(meant),
    foreignName: meant.find(({ isForeign }) => isForeign)?.said ?? null,
  }
}

type Meant = Meaning & { said: string; isGuess: boolean }

function meaningsByPart(meant: readonly Meant[]): Pick<SearchQuery, SearchPart> {
  const of = (part: SearchPart) =>
    meant
      .filter((one) => one.part === part)
      .map(({ values, said, isGuess, isFood = false }) => ({ values, said, isGuess, isFood }))
  // Meanings of a part hold values of that part.
  return {
    years: of('years'),
    formats: of('formats'),
    colours: of('colours'),
    kinds: of('kinds'),
    meals: of('meals'),
  } as Pick<SearchQuery, SearchPart>
}

interface Token {
  said: string
  /** A size such as `37,5 cl`, in millilitres. */
  millilitres?: number
  /** The last one, as long as nothing is written after it. */
  isOpen?: boolean
}

const FACTOR_BY_UNIT = new Map(
  Object.entries(searchVocabulary.units).flatMap(([size, names]) => names.map((name) => [name, Number(size)])),
)
const MEASURE = /(?<![\p{L}\p{N}])(\d{1,4}(?:[.,]\d{1,3})?)\s*(\p{L}+)|[\p{L}\p{N}]+/gu

/** Words and numbers; a number with its unit is one. */
function readTokens(text: string): Token[] {
  return [...text.matchAll(MEASURE)].flatMap(([whole, number, unit]): Token[] => {
    const factor = unit === undefined ? undefined : FACTOR_BY_UNIT.get(unit)
    if (number !== undefined && factor !== undefined) {
      return [{ said: splitWords(whole).join(' '), millilitres: Math.round(Number(number.replace(',', '.')) * factor) }]
    }
    return splitWords(whole).map((said) => ({ said }))
  })
}

function splitWords(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
}

interface Read {
  length: number
  said: string
  sense: PhraseSense
  isGuess: boolean
}

function readAll(tokens: readonly Token[]): Read[] {
  const reads: Read[] = []
  for (let at = 0; at < tokens.length; ) {
    const read = readNext(tokens.slice(at))
    reads.push(read)
    at += read.length
  }
  return reads
}

/** The longest phrase that means something from here on, then what one may have been meant, or the word as it is. */
function readNext(tokens: readonly Token[]): Read {
  const [first = { said: '' } as Token] = tokens
  const { said, millilitres } = first
  if (millilitres !== undefined) {
    return { length: 1, said, sense: { part: 'formats', values: [millilitres] }, isGuess: false }
  }
  for (let length = Math.min(LONGEST_PHRASE, tokens.length); length >= 1; length--) {
    const phrase = joinSaid(tokens.slice(0, length))
    const isRest = length === tokens.length && tokens.at(-1)?.isOpen === true
    const sense = senseOf(phrase) ?? (isRest && length > 1 ? guessPhrase(phrase) : undefined)
    if (sense !== undefined) return { length, said: phrase, sense, isGuess: false }
  }
  const guess = guessMeaning(said, first)
  return { length: 1, said, sense: guess ?? 'word', isGuess: guess !== undefined }
}

function joinSaid(tokens: readonly Token[]): string {
  return tokens.map(({ said }) => said).join(' ')
}

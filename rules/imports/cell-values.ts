import type { Colour } from '#contract/catalogue/closed-sets.ts'
import { parisInstant } from '#rules/basics/paris-time.ts'
import { plainText } from '#rules/basics/plain-text.ts'

/** What an export of ours has written before a formula, so that spreadsheets take it for text. */
export function withoutGuard(text: string): string {
  return /^'[=+@\t\r-]/.test(text) ? text.slice(1) : text
}

const SPACES_AND_SIGNS = /[\s\u00a0\u202f€$£%]|eur(os?)?/gi

/** `1 234,50 €`, `1,234.50`, `12.5`; null of what is no number. */
export function readNumber(text: string): number | null {
  const bare = text.replace(SPACES_AND_SIGNS, '')
  if (!/^[+-]?[\d.,]+$/.test(bare)) return null
  const lastSign = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'))
  const decimals = bare.length - lastSign - 1
  const signs = bare.replace(/[^.,]/g, '')
  const isMixed = signs.includes(',') && signs.includes('.')
  // A lone sign before three digits separates thousands only where it comes more than once.
  const isDecimal = lastSign >= 0 && (isMixed || signs.length === 1)
  const whole = (isDecimal ? bare.slice(0, lastSign) : bare).replace(/[.,]/g, '')
  const value = Number(isDecimal ? `${whole || '0'}.${bare.slice(lastSign + 1)}` : whole)
  return Number.isFinite(value) && decimals >= 0 ? value : null
}

export function readWhole(text: string): number | null {
  const value = readNumber(text)
  return value !== null && Number.isInteger(value) ? value : null
}

const YES = new Set([
  '1',
  'true',
  'oui',
  'yes',
  'vrai',
  'publie',
  'published',
  'actif',
  'active',
  'visible',
  'x',
  'publish',
])
const NO = new Set([
  '0',
  '-1',
  '-2',
  'false',
  'non',
  'no',
  'faux',
  'prive',
  'private',
  'brouillon',
  'draft',
  'inactif',
  'inactive',
])

export function readYesNo(text: string): boolean | null {
  const plain = plainText(text.trim())
  if (YES.has(plain)) return true
  return NO.has(plain) ? false : null
}

const ISO_DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?)?(Z|[+-]\d{2}:?\d{2})?$/
/** Day before month: European shops write it so. */
const FRENCH_DAY = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:,? (?:à )?(\d{1,2})[:h](\d{2})(?::\d{2})?)?$/

/** A moment as shops write it, by the clocks of Paris where it names no other; null of what is none. */
export function readMoment(text: string): Date | null {
  const written = text.trim()
  const iso = ISO_DAY.exec(written)
  if (iso?.[6]) {
    const instant = new Date(written.replace(' ', 'T'))
    return Number.isNaN(instant.getTime()) ? null : instant
  }
  const french = FRENCH_DAY.exec(written)
  if (iso) return momentOf({ year: iso[1], month: iso[2], day: iso[3], hours: iso[4], minutes: iso[5] })
  if (french)
    return momentOf({ year: french[3], month: french[2], day: french[1], hours: french[4], minutes: french[5] })
  return null
}

type Written = Partial<Record<'year' | 'month' | 'day' | 'hours' | 'minutes', string | undefined>>

function momentOf({ year = '', month = '', day = '', hours = '0', minutes = '0' }: Written): Date | null {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Number(hours) * 60 + Number(minutes)
  const noon = new Date(`${written}T12:00:00Z`)
  const isDay = !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(written)
  return isDay && time < 1_440 && Number(year) > 1_900 ? parisInstant(written, time) : null
}

/** A year of a harvest: `2019`, `Millésime 2019`. */
export function readYear(text: string): number | null {
  const [, year] = /(?:^|\D)((?:18|19|20)\d{2})(?!\d)/.exec(text) ?? []
  return year === undefined ? null : Number(year)
}

/** Names of sizes, in millilitres. */
const SIZES: Readonly<Record<string, number>> = {
  piccolo: 200,
  'quart de bouteille': 187,
  'demi bouteille': 375,
  demie: 375,
  'half bottle': 375,
  fillette: 375,
  clavelin: 620,
  bouteille: 750,
  bottle: 750,
  magnum: 1_500,
  'double magnum': 3_000,
  jeroboam: 3_000,
  mathusalem: 6_000,
  methuselah: 6_000,
  imperiale: 6_000,
  salmanazar: 9_000,
  balthazar: 12_000,
  nabuchodonosor: 15_000,
}
const ML_OF: Readonly<Record<string, number>> = {
  ml: 1,
  cl: 10,
  dl: 100,
  l: 1_000,
  litre: 1_000,
  litres: 1_000,
  liter: 1_000,
}

/** A size in millilitres: `75 cl`, `0,75 L`, `750ml`, `Magnum (1,5 l)`; a bare number by what it can only be. */
export function readFormat(text: string): number | null {
  const plain = plainText(text)
    .replace(/(?<=\p{L})[-_]/gu, ' ')
    .trim()
  const measured = /(\d+(?:[.,]\d+)?)\s*(ml|cl|dl|litres?|liter|l)\b/.exec(plain)
  if (measured) return millilitres(Number(measured[1]?.replace(',', '.')) * (ML_OF[measured[2] ?? ''] ?? 0))
  const named = Object.keys(SIZES)
    .toSorted((one, other) => other.length - one.length)
    .find((name) => new RegExp(`\\b${name}\\b`).test(plain))
  if (named) return SIZES[named] ?? null
  const bare = /^\d+(?:[.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : null
  if (bare === null) return null
  // Litres below twenty, centilitres up to ninety-nine, millilitres from there: `0.75`, `75`, `750`.
  if (bare <= 18) return millilitres(bare * 1_000)
  return millilitres(bare < 100 ? bare * 10 : bare)
}

function millilitres(value: number): number | null {
  const rounded = Math.round(value)
  return rounded >= 10 && rounded <= 30_000 ? rounded : null
}

const COLOURS: readonly [RegExp, Colour][] = [
  [/\b(rose|roses|pink)\b/, 'ROSE'],
  [/\b(rouge|rouges|red|reds)\b/, 'RED'],
  [/\b(blanc|blancs|blanche|white|whites)\b/, 'WHITE'],
]

/** The one colour that a text names; null where it names none, or several. */
export function readColour(text: string): Colour | null {
  const plain = plainText(text)
  const named = COLOURS.filter(([word]) => word.test(plain)).map(([, colour]) => colour)
  return named.length === 1 ? (named[0] ?? null) : null
}

/** What shops write as HTML, as text: paragraphs become lines, the rest of the marks goes. */
export function readProse(text: string): string {
  return text
    .replace(/\\n/g, '\n')
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<br\s*\/?>|<\/(p|div|li|h[1-6])>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(nbsp|amp|lt|gt|quot|#0?39|rsquo|eacute|egrave|agrave);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: '\u00a0',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': '’',
  '#039': '’',
  rsquo: '’',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
}

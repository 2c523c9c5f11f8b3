import {
  IMPORT_KINDS,
  type ImportField,
  type ImportKind,
  type ImportSource,
  REPEATED_FIELDS,
} from '#contract/imports/closed-sets.ts'
import type { ImportMapping } from '#contract/imports/imports.ts'
import { plainWords } from '#rules/basics/plain-text.ts'
import { KNOWN_HEADERS, type KnownHeader } from './known-headers.ts'
import { PLAIN_HEADERS } from './plain-headers.ts'

interface RecognisedHeader {
  kind: ImportKind
  source: ImportSource
  mapping: ImportMapping
}

/** What a file is by its first line. `own` are the headers of our own exports, in every language. */
export function recogniseHeader(header: readonly string[], own: readonly KnownHeader[]): RecognisedHeader {
  const names = header.map(plainName)
  const known = [...own, ...KNOWN_HEADERS].find(({ marks }) =>
    marks.every((ways) => ways.some((way) => names.includes(way))),
  )
  if (known) {
    // What a known header adds of its own is still called as usual.
    const fields = { ...PLAIN_HEADERS[known.kind], ...known.fields }
    return {
      kind: known.kind,
      source: known.source,
      mapping: mapNames(names, known.source === 'CUVEE' ? known.fields : fields),
    }
  }
  const kind = likeliestKind(names)
  return { kind, source: 'OTHER', mapping: mapHeader(header, kind) }
}

/** The mapping by the usual names of columns, where the kind is known. */
export function mapHeader(header: readonly string[], kind: ImportKind): ImportMapping {
  return mapNames(header.map(plainName), PLAIN_HEADERS[kind])
}

/** `Attribute 1 value(s)` → `attribute 1 value s`. */
export function plainName(name: string): string {
  return plainWords(name).join(' ')
}

function mapNames(names: readonly string[], fields: Readonly<Record<string, ImportField>>): ImportMapping {
  const taken = new Set<ImportField>()
  return names.map((name) => {
    const field = Object.hasOwn(fields, name) ? (fields[name] ?? null) : null
    if (!field || (taken.has(field) && !REPEATED_FIELDS.includes(field))) return null
    taken.add(field)
    return field
  })
}

/** What tells a kind from the others; where two fit, the one more of whose names are there. */
const NEEDS: Readonly<Record<ImportKind, readonly (readonly ImportField[])[]>> = {
  ORDERS: [['reference'], ['orderedAt'], ['total', 'itemTotal', 'itemName']],
  CUSTOMERS: [['email']],
  PRODUCTS: [
    ['name', 'reference'],
    ['price', 'priceNet', 'name'],
  ],
  STOCK: [['reference', 'gtin'], ['quantity']],
}

function likeliestKind(names: readonly string[]): ImportKind {
  const scores = IMPORT_KINDS.map((kind) => {
    const mapped = mapNames(names, PLAIN_HEADERS[kind]).filter((field) => field !== null)
    const isWhole = NEEDS[kind].every((ways) => ways.some((field) => mapped.includes(field)))
    return { kind, score: isWhole ? mapped.length : 0 }
  })
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one))
  return best.score === 0 ? 'PRODUCTS' : best.kind
}

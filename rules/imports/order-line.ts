import type { ImportField } from '#contract/imports/closed-sets.ts'
import { readMoment, readNumber, readWhole } from './cell-values.ts'
import type { LineCells } from './line-cells.ts'
import type { FieldProblem } from './told-problem.ts'

export interface PastArticle {
  name: string
  reference: string
  quantity: number
  /** In cents; null where the file does not tell it. */
  totalCents: number | null
}

export interface PastOrderLine {
  reference: string
  orderedAt: Date | null
  status: string
  email: string
  firstname: string
  lastname: string
  totalCents: number | null
  shippingCents: number | null
  currency: string
  articles: PastArticle[]
}

interface ReadOrderLine {
  line: PastOrderLine
  problems: FieldProblem[]
}

export function readOrderLine(cells: LineCells): ReadOrderLine {
  const problems: FieldProblem[] = []
  const text = (field: ImportField) => cells.text(field)
  const money = (field: ImportField) => {
    if (text(field) === '') return null
    const read = readNumber(text(field))
    if (read === null || Math.abs(read) > 10_000_000) problems.push({ field, problem: { problem: 'not-a-number' } })
    return read === null ? null : Math.round(read * 100)
  }
  const orderedAt = readMoment(text('orderedAt'))
  if (text('reference') === '') problems.push({ field: 'reference', problem: { problem: 'required' } })
  if (orderedAt === null)
    problems.push({ field: 'orderedAt', problem: { problem: text('orderedAt') === '' ? 'required' : 'not-a-date' } })
  const currency = text('currency').toUpperCase() || 'EUR'
  if (!/^[A-Z]{3}$/.test(currency)) problems.push({ field: 'currency', problem: { problem: 'invalid' } })
  const line = {
    reference: text('reference').replace(/^#/, ''),
    orderedAt,
    status: text('status').replace(/^wc-/, ''),
    email: text('email').toLowerCase(),
    firstname: text('firstname'),
    lastname: text('lastname'),
    totalCents: money('total'),
    shippingCents: money('shipping'),
    currency,
    articles: [...packedArticles(text('lineItems')), ...ownArticle({ cells, total: money('itemTotal'), problems })],
  }
  return { line, problems }
}

interface OwnArticle {
  cells: LineCells
  total: number | null
  problems: FieldProblem[]
}

/** Where each article has a line of its own. */
function ownArticle({ cells, total, problems }: OwnArticle): PastArticle[] {
  const name = cells.text('itemName') || cells.text('itemReference')
  if (name === '') return []
  const written = cells.text('itemQuantity')
  const quantity = written === '' ? 1 : readWhole(written)
  if (quantity === null || quantity < 0 || quantity > 100_000) {
    problems.push({ field: 'itemQuantity', problem: { problem: 'not-whole' } })
    return []
  }
  return [{ name, reference: cells.text('itemReference'), quantity, totalCents: total }]
}

/** `name:Cuvée|sku:CU19|quantity:6|total:72.00; name:…`: all articles of an order in one cell. */
function packedArticles(text: string): PastArticle[] {
  return text.split(/;\s*(?=[a-z_ ]+:)|\n/i).flatMap((packed) => {
    const facts = new Map(
      packed.split('|').map((part) => {
        const at = part.indexOf(':')
        return [part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()] as const
      }),
    )
    const name = facts.get('name') ?? facts.get('product') ?? ''
    if (name === '') return []
    const total = readNumber(facts.get('total') ?? '')
    const quantity = readWhole(facts.get('quantity') ?? facts.get('qty') ?? '') ?? 1
    return [
      {
        name,
        reference: facts.get('sku') ?? '',
        quantity,
        totalCents: total === null ? null : Math.round(total * 100),
      },
    ]
  })
}

/** The lines of one order as one: what the first of them says, and the articles of all. Null where none could be read. */
export function joinOrderLines(lines: readonly PastOrderLine[]): PastOrderLine | null {
  const [first] = lines
  if (!first) return null
  const articles = lines.flatMap((line) => line.articles)
  const summed = articles.reduce((sum, { totalCents }) => sum + (totalCents ?? 0), 0)
  return { ...first, articles, totalCents: first.totalCents ?? summed + (first.shippingCents ?? 0) }
}

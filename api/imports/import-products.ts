import { readProductLine } from '#rules/imports/product-line.ts'
import type { FieldProblem } from '#rules/imports/told-problem.ts'
import { type Attempted, attempt } from './attempt.ts'
import type { GoodsParts, ImportedLine } from './import-parts.ts'
import { type MatchedLine, matchBottle } from './match-goods.ts'
import { saveBottle } from './save-bottle.ts'
import { saveProduct } from './save-product.ts'

interface ProductLines {
  /** The product itself, or the first of its bottles. */
  head: MatchedLine
  bottles: readonly MatchedLine[]
}

/** The lines of one product: itself, then each of its bottles. One that cannot be had leaves the others. */
export async function importProduct(parts: GoodsParts, lines: readonly ImportedLine[]): Promise<void> {
  const { book } = parts
  const read = lines.flatMap((line) => readLine(parts, line) ?? [])
  const parent = read.find(({ line }) => line.isParent)
  const wasParentRefused =
    !parent && lines.some(({ cells }) => cells.text('rowType').toLowerCase().startsWith('variable'))
  const bottles = read.filter(({ position, line, bottle }) => {
    if (line.isParent) return false
    if (parent || !line.isVariation || bottle) return true
    const problem = wasParentRefused ? 'parent-refused' : 'parent-missing'
    book.refuse(position, [{ field: 'parent', problem: { problem } }])
    return false
  })
  const head = parent ?? bottles[0]
  if (!head) return
  const outcome = await attempt(parts, () => importWhole(parts, { head, bottles }))
  if (!outcome) return
  for (const { position } of new Set([head, ...bottles]))
    if (!book.outcomes.has(position)) book.refuse(position, outcome.problems)
}

function readLine(parts: GoodsParts, { position, cells, fault }: ImportedLine): MatchedLine | null {
  const { book, goods, defaults } = parts
  if (fault) book.refuseUnread(position, fault)
  if (fault) return null
  const { line, problems, warnings } = readProductLine(cells, defaults)
  const bottle = matchBottle(goods, line)
  const unknown: FieldProblem[] =
    line.id !== null && !bottle ? [{ field: 'id', problem: { problem: 'not-there' } }] : []
  const nameless: FieldProblem[] =
    line.name === '' && !bottle ? [{ field: 'name', problem: { problem: 'name-or-reference' } }] : []
  const wrong = [...problems, ...unknown, ...(line.isVariation ? [] : nameless)]
  if (wrong.length > 0) book.refuse(position, wrong)
  return wrong.length > 0 ? null : { position, line, warnings, bottle }
}

async function importWhole(parts: GoodsParts, { head, bottles }: ProductLines): Promise<Attempted> {
  const { book } = parts
  const saved = await saveProduct(parts, { head, bottles })
  if ('problems' in saved) return saved
  for (const [place, bottle] of bottles.entries()) {
    const refused = await attempt(parts, () => saveBottle(parts, { bottle, place, product: saved }))
    if (refused) book.refuse(bottle.position, refused.problems)
  }
  const taken = bottles.filter(({ position }) => book.outcomes.get(position) !== 'REFUSED')
  // A product of which no bottle could be had is not there either.
  if (saved.isNew && bottles.length > 0 && taken.length === 0)
    return { problems: [{ field: null, problem: { problem: 'variations-refused' } }] }
  if (head.line.isParent || taken.includes(head)) book.take(head.position, saved.outcome)
  for (const { position, warnings } of head.line.isParent ? [head, ...taken] : taken)
    book.tell(position, { kind: 'WARNING', problems: warnings })
  return null
}

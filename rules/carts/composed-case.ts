/** So many bottles of a declination, in a case that is being composed. */
export interface CaseBottles {
  id: number
  quantity: number
}

/** How many places a case may have. */
export const CASE_SIZES = [6, 12] as const
export type CaseSize = (typeof CASE_SIZES)[number]

const [SMALL_CASE, LARGE_CASE] = CASE_SIZES
/** A place is made for a usual bottle; what is smaller stands in it too. */
const TALLEST_MILLILITRES = 750
/** As far as PostgreSQL counts. */
const MOST_ID = 2_147_483_647
/** `12x2`: two bottles of declination 12. */
const WRITTEN = /^([1-9]\d{0,9})x([1-9]\d?)$/

interface ReadCase {
  bottles: CaseBottles[]
  /** Something of it could not be read, or had no place. */
  hasStrays: boolean
}

/** The case that an address tells: `12x2,15x1`. Each wine once, in the order of its first bottle, and never more than fit. */
export function parseCase(written: string): ReadCase {
  const parts = written === '' ? [] : written.split(',', LARGE_CASE + 1)
  let bottles: CaseBottles[] = []
  let hasStrays = parts.length > LARGE_CASE
  for (const part of parts.slice(0, LARGE_CASE)) {
    const [, id = '', quantity = ''] = WRITTEN.exec(part) ?? []
    const wished = Number(quantity)
    const fitting = Math.min(wished, LARGE_CASE - bottleSum(bottles))
    if (Number(id) > MOST_ID || fitting < wished || wished === 0) hasStrays = true
    if (fitting > 0 && Number(id) <= MOST_ID) bottles = withMore(bottles, { id: Number(id), quantity: fitting })
  }
  return { bottles, hasStrays }
}

export function printCase(bottles: readonly CaseBottles[]): string {
  return bottles.map(({ id, quantity }) => `${id}x${quantity}`).join(',')
}

export function bottleSum(bottles: readonly CaseBottles[]): number {
  return bottles.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** The smallest case that holds them, or the larger one where it is wished. */
export function caseSize(bottles: readonly CaseBottles[], wished: string | null): CaseSize {
  return wished === String(LARGE_CASE) || bottleSum(bottles) > SMALL_CASE ? LARGE_CASE : SMALL_CASE
}

interface ChangeOptions {
  bottles: readonly CaseBottles[]
  /** The declination, and by how many it is sold. */
  id: number
  step: number
}

/** One touch more of it; null where that has no place. */
export function putIn({ bottles, id, step }: ChangeOptions, size: CaseSize): CaseBottles[] | null {
  return bottleSum(bottles) + step > size ? null : withMore(bottles, { id, quantity: step })
}

/** One touch less of it. */
export function takeOut({ bottles, id, step }: ChangeOptions): CaseBottles[] {
  return bottles.flatMap((own) => {
    if (own.id !== id) return [own]
    return own.quantity > step ? [{ id, quantity: own.quantity - step }] : []
  })
}

/** What stands in each place, from the first to the last. */
export function casePlaces(bottles: readonly CaseBottles[], size: CaseSize): (number | null)[] {
  const standing = bottles.flatMap(({ id, quantity }) => Array<number>(quantity).fill(id)).slice(0, size)
  return [...standing, ...Array<null>(size - standing.length).fill(null)]
}

/** Whether a wine can be put into a case at all; what is sold by a whole case leaves nothing to compose. */
export function fitsIntoCase({ format, multiple }: { format: number | null; multiple: number }): boolean {
  return format !== null && format <= TALLEST_MILLILITRES && multiple < SMALL_CASE
}

function withMore(bottles: readonly CaseBottles[], { id, quantity }: CaseBottles): CaseBottles[] {
  if (!bottles.some((own) => own.id === id)) return [...bottles, { id, quantity }]
  return bottles.map((own) => (own.id === id ? { id, quantity: own.quantity + quantity } : own))
}

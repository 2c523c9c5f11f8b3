import { type Cents, cents } from './money.ts'

/**
 * Splits an amount over weights to the cent: each part is the exact share rounded down, and the cents left over go to the
 * largest remainders, the first one winning a tie. The parts always add up. Without any weight all goes to the first.
 */
export function apportion(amount: Cents, weights: readonly number[]): Cents[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return weights.map((_, at) => cents(at === 0 ? amount : 0))
  // Whole numbers throughout: a share of 1e9 cents by weights of 1e9 would not fit a double.
  const shares = weights.map((weight) => {
    const exact = BigInt(amount) * BigInt(weight)
    return { floor: Number(exact / BigInt(whole)), rest: Number(exact % BigInt(whole)) }
  })
  let left = amount - shares.reduce((sum, { floor }) => sum + floor, 0)
  const order = shares.map((share, at) => ({ ...share, at })).sort((a, b) => b.rest - a.rest || a.at - b.at)
  const extra = new Set<number>()
  for (const { at } of order) {
    if (left === 0) break
    extra.add(at)
    left -= 1
  }
  return shares.map(({ floor }, at) => cents(floor + (extra.has(at) ? 1 : 0)))
}

export interface Chance {
  one<Value>(values: readonly Value[]): Value
  some<Value>(values: readonly Value[], most: number): Value[]
  below(limit: number): number
  isLikely(share: number): boolean
}

/** Numbers that look like chance and are the same for the same seed (mulberry32). */
export function createChance(seed: number): Chance {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  const one = <Value>(values: readonly Value[]): Value => {
    const chosen = values[below(values.length)]
    if (chosen === undefined) throw new Error('nothing to choose from')
    return chosen
  }
  return {
    below,
    one,
    some: (values, most) => Array.from({ length: below(most + 1) }, () => one(values)),
    isLikely: (share) => next() < share,
  }
}

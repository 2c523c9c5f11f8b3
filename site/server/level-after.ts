/** Down to where whoever holds most has to give, so that so much is given in all and nobody gives who holds less. */
export function levelAfter(sizes: readonly number[], given: number): number {
  const largest = [...sizes].sort((one, other) => other - one)
  let sum = 0
  for (const [at, size] of largest.entries()) {
    sum += size
    const level = (sum - given) / (at + 1)
    if (level >= (largest[at + 1] ?? 0)) return level
  }
  return 0
}

/** `1 vin`, `12 vins`; of nothing, the words say so themselves. */
export function counted({ one, other }: { one: string; other: string }, n: number): string {
  return n === 1 ? one : other.replace('{n}', String(n))
}

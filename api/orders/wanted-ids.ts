/** `12,15,12` → 12 and 15, in the order in which they were named. */
export function wantedIds(listed: string): number[] {
  return [...new Set(listed.split(',').map(Number))]
}

/** French has no-break spaces before : ; ! ? » and after «. */
export function breaksFrenchSpacing(text: string): boolean {
  return /(?<![\u00a0\u202f])[;!?»](?!\w)|[^\u00a0\u202f]:(?!\/\/)|«[^\u00a0\u202f]/.test(text)
}

/** Every text in a value, however deep. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}

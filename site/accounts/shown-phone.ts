/** `+33612345678` → `06 12 34 56 78`, as the French write it; numbers of other countries stay as they are kept. */
export function shownPhone(phone: string): string {
  const digits = /^\+33(\d{9})$/.exec(phone)?.[1]
  if (digits === undefined) return phone
  return `0${digits}`.replace(/(\d\d)(?=\d)/g, '$1\u00a0')
}

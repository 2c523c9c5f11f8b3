/** Both ends included, as HTTP counts them. */
export interface ByteRange {
  start: number
  end: number
}

/** What a `Range` header asks of a file; several ranges at once are answered with the whole, as RFC 9110 §14.2 allows. */
export function readByteRange(header: string | undefined, total: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return 'whole'
  if (first === '') {
    const length = Math.min(Number(last), total)
    return length > 0 ? { start: total - length, end: total - 1 } : 'unsatisfiable'
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return 'whole'
  if (start >= total) return 'unsatisfiable'
  return { start, end: last === '' ? total - 1 : Math.min(Number(last), total - 1) }
}

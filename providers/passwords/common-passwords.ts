import { readFileSync } from 'node:fs'

const NEWLINE = 10

/**
 * 49,233 passwords that have leaked again and again, in lower case and sorted by their bytes: the list of zxcvbn-ts
 * (MIT, common-passwords.LICENSE.txt). Read when first asked for and searched where it lies: 390 kB, no set of strings.
 */
let list: Buffer | undefined

/** Whether a text in lower case is one of the passwords that attackers try first. */
export function isCommonPassword(text: string): boolean {
  list ??= readFileSync(new URL('./common-passwords.txt', import.meta.url))
  const wanted = Buffer.from(text)
  let from = 0
  let until = list.length
  while (from < until) {
    // A line around the middle; both ends of what is left are beginnings of lines.
    const start = list.lastIndexOf(NEWLINE, ((from + until) >> 1) - 1) + 1
    const end = list.indexOf(NEWLINE, start)
    const order = wanted.compare(list, start, end)
    if (order === 0) return true
    if (order > 0) from = end + 1
    else until = start
  }
  return false
}

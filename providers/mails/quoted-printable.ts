const LINE_CHARACTERS = 75
const [TAB, LF, CR, SPACE, EQUALS] = [0x09, 0x0a, 0x0d, 0x20, 0x3d]
const DIGITS = Buffer.from('0123456789ABCDEF', 'latin1')

/** What a letter takes that begins with this byte: one character as it is, or three for each of its bytes. */
const WIDTHS = Uint8Array.from({ length: 256 }, (_, byte) => {
  const isPlain = byte === TAB || (byte >= SPACE && byte < 0x7f && byte !== EQUALS)
  return isPlain ? 1 : 3 * bytesOfLetter(byte)
})

/** A text as mails carry it (RFC 2045, 6.7): ASCII, lines of at most 76 characters, every line break CR LF. */
export function quotedPrintable(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8')
  // Three characters a byte at most, and a line's end for some.
  const written = Buffer.allocUnsafe(bytes.length * 4 + 8)
  let end = 0
  let column = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    const next = bytes[at + 1] ?? LF
    if (byte === CR && bytes[at + 1] === LF) continue
    // Blanks at the end of a line are lost on the way, so they are written by their number.
    const isLost = (byte === SPACE || byte === TAB) && (next === LF || next === CR)
    const width = isLost ? 3 : (WIDTHS[byte] ?? 0)
    // A letter of several bytes stays on one line: its first byte asks for room for all.
    const isFull = byte !== LF && column + width > LINE_CHARACTERS
    if (isFull) written[end++] = EQUALS
    if (isFull || byte === LF) {
      written[end++] = CR
      written[end++] = LF
      column = 0
    }
    if (byte === LF) continue
    if (width === 1) {
      written[end++] = byte
      column++
      continue
    }
    written[end++] = EQUALS
    written[end++] = DIGITS[byte >> 4] ?? 0
    written[end++] = DIGITS[byte & 15] ?? 0
    column += 3
  }
  return written.subarray(0, end)
}

/** Bytes that follow a first one find their room already made. */
function bytesOfLetter(first: number): number {
  if (first >= 0xf0) return 4
  if (first >= 0xe0) return 3
  return first >= 0xc0 ? 2 : 1
}

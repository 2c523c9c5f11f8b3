const PICTURE_ENDINGS: ReadonlySet<string> = new Set(['jpg', 'jpeg', 'png', 'webp', 'avif'])

/** What a file's name says that it is; null for what nobody asked for. */
export function promisedKind(filename: string): 'pdf' | 'picture' | null {
  const ending = filename.slice(filename.lastIndexOf('.') + 1).toLowerCase()
  if (ending === 'pdf') return 'pdf'
  return PICTURE_ENDINGS.has(ending) ? 'picture' : null
}

/**
 * What makes a paper act: scripts, programs, files within files, forms that fetch. `/JS` is not looked for: packed bytes
 * of a few megabytes hold it by chance, and an action that has one names its kind in full beside it (ISO 32000-1, 12.6.4.16).
 */
const ACTING = /\/(JavaScript|Rendition|Launch|EmbeddedFiles?|RichMedia|XFA|GoToE|SubmitForm|ImportData)\b/

/**
 * Whether bytes are a PDF from their first to their last mark that does not openly act. What is packed within it is not
 * looked into: whoever saves one is told by the browser that a stranger made it.
 */
export function isPlainPdf(bytes: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(bytes)
  return /^%PDF-[12]\.\d/.test(text) && text.slice(-1_024).includes('%%EOF') && !ACTING.test(unescapeNames(text))
}

/** Names may be spelt with numbers: `/J#61vaScript`. */
function unescapeNames(text: string): string {
  return text.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** What all forms of an estate may bring in a day. */
const MOST_BYTES_A_DAY = 200_000_000

export function hasRoomForFiles({ today, sent }: { today: number; sent: readonly number[] }): boolean {
  return sent.reduce((sum, bytes) => sum + bytes, today) <= MOST_BYTES_A_DAY
}

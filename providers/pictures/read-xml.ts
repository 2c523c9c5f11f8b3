export type XmlToken =
  | { type: 'open'; name: string; attributes: readonly XmlAttribute[]; isEmpty: boolean }
  | { type: 'close'; name: string }
  | { type: 'text'; text: string }

export interface XmlAttribute {
  name: string
  value: string
}

const SKIPPED = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>/y
const CDATA = /<!\[CDATA\[([\s\S]*?)\]\]>/y
const CLOSE = /<\/([\w:.-]+)\s*>/y
const OPEN = /<([\w:.-]+)/y
const ATTRIBUTE = /\s+([\w:.-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y
const OPEN_END = /\s*(\/?)>/y
const TEXT = /[^<]+/y

/**
 * Elements, attributes and texts of an XML file, in order; null when it is not well formed. Comments, instructions and
 * the doctype are left out, and with it every entity that it declares: such a text or attribute is left out as well.
 */
export function readXml(source: string): XmlToken[] | null {
  const tokens: XmlToken[] = []
  let at = 0
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at
    const match = pattern.exec(source)
    if (match) at = pattern.lastIndex
    return match
  }

  function takeOpen(name: string): XmlToken | null {
    const attributes: XmlAttribute[] = []
    for (let match = take(ATTRIBUTE); match; match = take(ATTRIBUTE)) {
      const value = decodeXml(match[2] ?? match[3] ?? '')
      if (value !== null) attributes.push({ name: match[1] ?? '', value })
    }
    const end = take(OPEN_END)
    return end ? { type: 'open', name, attributes, isEmpty: end[1] === '/' } : null
  }

  function takeToken(): XmlToken | 'skipped' | null {
    const text = take(TEXT)
    if (text) return { type: 'text', text: decodeXml(text[0]) ?? '' }
    if (take(SKIPPED)) return 'skipped'
    const cdata = take(CDATA)
    if (cdata) return { type: 'text', text: withoutControls(cdata[1] ?? '') ?? '' }
    const close = take(CLOSE)
    if (close) return { type: 'close', name: close[1] ?? '' }
    const open = take(OPEN)
    return open ? takeOpen(open[1] ?? '') : null
  }

  while (at < source.length) {
    const token = takeToken()
    if (token === null) return null
    if (token !== 'skipped') tokens.push(token)
  }
  return tokens
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Null when an entity is not one of XML's own five, or stands for a character that XML forbids. */
function decodeXml(text: string): string | null {
  let isWhole = true
  const decoded = text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));|&/gi, (_all, hex, decimal, name) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    const character = name ? NAMED[name] : code <= 0x10ffff ? String.fromCodePoint(code) : undefined
    if (character === undefined) isWhole = false
    return character ?? ''
  })
  return isWhole ? withoutControls(decoded) : null
}

function withoutControls(text: string): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML forbids.
  return /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/.test(text) || !text.isWellFormed() ? null : text
}

export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

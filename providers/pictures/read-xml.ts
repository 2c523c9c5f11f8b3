import { SaxesParser } from 'saxes'

export type XmlToken =
  | { type: 'open'; name: string; attributes: readonly XmlAttribute[]; isEmpty: boolean }
  | { type: 'close'; name: string }
  | { type: 'text'; text: string }

export interface XmlAttribute {
  name: string
  value: string
}

/** XML forbids this character, so only an entity that is left out can have put it there. */
const LEFT_OUT = '\ufffe'
const OWN_ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

/**
 * Elements, attributes and texts of an XML file, in order; null when it is not well formed. Comments, instructions and
 * the doctype are left out, and with it every entity that it declares: such a text or attribute is left out as well.
 */
export function readXml(source: string): XmlToken[] | null {
  const tokens: XmlToken[] = []
  // The newer version allows characters that browsers refuse.
  const parser = new SaxesParser({ xmlns: false, defaultXMLVersion: '1.0', forceXMLVersion: true })
  parser.ENTITIES = withoutEntities()
  let isWellFormed = true
  const addText = (text: string) => {
    const last = tokens.at(-1)
    // Pieces around a comment or a CDATA section are one text.
    if (last?.type === 'text') last.text += text
    else tokens.push({ type: 'text', text })
  }
  parser.on('error', () => {
    isWellFormed = false
  })
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    const kept = Object.entries(attributes).filter(([, value]) => !value.includes(LEFT_OUT))
    tokens.push({
      type: 'open',
      name,
      attributes: kept.map(([key, value]) => ({ name: key, value })),
      isEmpty: isSelfClosing,
    })
  })
  parser.on('closetag', ({ name, isSelfClosing }) => {
    if (!isSelfClosing) tokens.push({ type: 'close', name })
  })
  parser.write(source).close()
  return isWellFormed ? tokens.map(withoutLeftOut) : null
}

/** The five of XML itself; every other stands for nothing, and nothing of it is ever expanded. */
function withoutEntities(): Record<string, string> {
  return new Proxy<Record<string, string>>({}, { get: (_none, name) => OWN_ENTITIES.get(String(name)) ?? LEFT_OUT })
}

function withoutLeftOut(token: XmlToken): XmlToken {
  return token.type === 'text' && token.text.includes(LEFT_OUT) ? { type: 'text', text: '' } : token
}

export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

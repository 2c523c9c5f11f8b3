import { cleanCss, cleanStyle, reachesOut } from './clean-css.ts'
import { escapeXml, readXml, type XmlAttribute, type XmlToken } from './read-xml.ts'
import { SVG_ATTRIBUTES, SVG_ELEMENTS, SVG_TEXT_ATTRIBUTES, SVG_TEXT_ELEMENTS } from './svg-words.ts'

const NAMESPACE = 'http://www.w3.org/2000/svg'
const OWN_PART = /^#[\w.:-]+$/
const EMBEDDED_PICTURE = /^data:image\/(?:png|jpeg|webp);base64,[\w+/=\s]+$/
const MAX_DEPTH = 200
/** Inside a page, browsers read what lies in the first two as the page's own markup. */
const TEXT_ONLY = new Set(['title', 'desc', 'style'])
/** A link around a drawing goes, the drawing stays. */
const WRITTEN_AS: Readonly<Record<string, string>> = { a: 'g' }

type Open = Extract<XmlToken, { type: 'open' }>

/**
 * Writes a drawing anew from what it may be made of: nothing of the given text is copied that is not on a list.
 * Null when it is no well-formed SVG.
 */
export function cleanSvg(source: string): string | null {
  const tokens = readXml(source.replace(/^\ufeff/, '').trim())
  if (!tokens) return null
  const out: string[] = []
  const path: string[] = []
  /** The depth at which an element was left out; everything below goes with it. */
  let leftOutAt: number | null = null
  let isOver = false

  for (const given of tokens) {
    const token = given.type === 'text' ? given : { ...given, name: writtenAs(given.name) }
    if (token.type === 'text') {
      if (leftOutAt === null) out.push(cleanText(path.at(-1), token.text))
      continue
    }
    if (token.type === 'open') {
      if (isOver || path.length >= MAX_DEPTH || (path.length === 0 && token.name !== 'svg')) return null
      const isWelcome = SVG_ELEMENTS.has(token.name) && !TEXT_ONLY.has(path.at(-1) ?? '')
      path.push(token.name)
      if (leftOutAt === null && !isWelcome) leftOutAt = path.length
      if (leftOutAt === null) out.push(openTag(token, { isRoot: path.length === 1 }))
      if (!token.isEmpty) continue
    } else if (path.at(-1) !== token.name) return null
    if (leftOutAt === null && token.type === 'close') out.push(`</${token.name}>`)
    if (leftOutAt === path.length) leftOutAt = null
    path.pop()
    isOver = path.length === 0
  }
  return isOver ? out.join('') : null
}

function writtenAs(name: string): string {
  return Object.hasOwn(WRITTEN_AS, name) ? (WRITTEN_AS[name] ?? name) : name
}

function openTag({ name, attributes, isEmpty }: Open, { isRoot }: { isRoot: boolean }): string {
  const kept = new Map<string, string>(isRoot ? [['xmlns', NAMESPACE]] : [])
  for (const attribute of attributes) {
    const clean = cleanAttribute(name, attribute)
    if (clean && !kept.has(clean.name)) kept.set(clean.name, clean.value)
  }
  const written = [...kept].map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  return `<${name}${written.join('')}${isEmpty ? '/' : ''}>`
}

function cleanAttribute(element: string, { name, value }: XmlAttribute): XmlAttribute | null {
  if (name === 'href' || name === 'xlink:href') {
    const isKept = OWN_PART.test(value) || (element === 'image' && EMBEDDED_PICTURE.test(value))
    return isKept ? { name: 'href', value } : null
  }
  if (name === 'style') return { name, value: cleanStyle(value) }
  if (SVG_TEXT_ATTRIBUTES.has(name)) return { name, value }
  return SVG_ATTRIBUTES.has(name) && !reachesOut(value) ? { name, value } : null
}

function cleanText(element: string | undefined, text: string): string {
  if (element === undefined || !SVG_TEXT_ELEMENTS.has(element)) return ''
  return escapeXml(element === 'style' ? cleanCss(text) : text)
}

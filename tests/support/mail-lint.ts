import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { contrast } from '#rules/sites/contrast.ts'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.ChildNode

/** Gmail cuts a mail at 102 kB. */
const MOST_BYTES = 100_000
/** Outlook's Word draws none of these, or draws them elsewhere. */
const UNKNOWN_TO_WORD =
  /(^|;)\s*(display\s*:\s*(inline-)?(flex|grid)|position\s*:|float\s*:|background(-image)?\s*:[^;]*url\()/i
const READABLE = 4.5

interface Mail {
  html: string
  text: string
}

/** All that some program would not show as it is meant. */
export function mailFaults({ html, text }: Mail): string[] {
  const elements = allElements(parse(html))
  return [
    ...(Buffer.byteLength(html) < MOST_BYTES ? [] : ['is cut: more than 100 kB']),
    ...(/@import|<link\b|<script\b|<base\b/i.test(html) ? ['fetches styles or scripts'] : []),
    ...elements.flatMap(elementFaults),
    ...linksOf(elements)
      .filter((url) => !text.includes(url))
      .map((url) => `not in the plain text: ${url}`),
    ...contrastFaults(html, 'light'),
    ...contrastFaults(html, 'dark'),
  ]
}

function elementFaults(element: Element): string[] {
  const given = attributesOf(element)
  const style = given.style ?? ''
  const faults = UNKNOWN_TO_WORD.test(style) ? [`${element.tagName} has ${style}`] : []
  if (element.tagName === 'table' && given.role !== 'presentation') faults.push('a table is no table')
  if (element.tagName !== 'img') return faults
  const isSized = [given.width, given.height].every((size) => /^[1-9]\d*$/.test(size ?? ''))
  if (!isSized || given.alt === undefined) faults.push(`a picture without its size or words: ${given.src}`)
  if (!/^https?:\/\//.test(given.src ?? '')) faults.push(`a picture that no program finds: ${given.src}`)
  return faults
}

function linksOf(elements: readonly Element[]): string[] {
  return elements.flatMap((element) => (element.tagName === 'a' ? (attributesOf(element).href ?? []) : []))
}

interface Shown {
  colour: string
  ground: string
}

/** Text that cannot be read on its ground, as a program paints it that follows the reader's wish. */
function contrastFaults(html: string, wish: 'light' | 'dark'): string[] {
  const rules = wish === 'dark' ? darkRules(html) : new Map<string, string>()
  const visit = (node: Node, shown: Shown): string[] => {
    if (node.nodeName === '#text') {
      const said = 'value' in node ? node.value.trim() : ''
      const isRead = said === '' || contrast(shown.colour, shown.ground) >= READABLE
      return isRead ? [] : [`${wish}: ${shown.colour} on ${shown.ground}: ${said.slice(0, 30)}`]
    }
    if (!('tagName' in node) || node.tagName === 'head') return []
    const style = styleOf(node, rules)
    if (style.get('display') === 'none') return []
    const own = { colour: style.get('color') ?? shown.colour, ground: style.get('background-color') ?? shown.ground }
    return node.childNodes.flatMap((child) => visit(child, own))
  }
  return parse(html).childNodes.flatMap((node) => visit(node, { colour: '#000000', ground: '#ffffff' }))
}

/** What classes become in the dark, property by property. */
function darkRules(html: string): Map<string, string> {
  const [, inside = ''] = /prefers-color-scheme:dark\)\{([\s\S]*?\})\s*\}/.exec(html) ?? []
  return new Map([...inside.matchAll(/\.([\w-]+)\{([^}]*)\}/g)].map(([, name = '', said = '']) => [name, said]))
}

function styleOf(element: Element, rules: ReadonlyMap<string, string>): Map<string, string> {
  const { style = '', class: names = '' } = attributesOf(element)
  const all = [style, ...names.split(' ').map((name) => rules.get(name) ?? '')].join(';')
  const entries = all.split(';').map((one) =>
    one
      .replace('!important', '')
      .split(':')
      .map((part) => part.trim()),
  )
  return new Map(entries.map(([name = '', value = '']) => [name, value]))
}

function allElements(node: { childNodes: readonly Node[] }): Element[] {
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...allElements(child)] : []))
}

function attributesOf({ attrs }: Element): Record<string, string | undefined> {
  return Object.fromEntries(attrs.map(({ name, value }) => [name, value]))
}

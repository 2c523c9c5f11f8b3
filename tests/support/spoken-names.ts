import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.ChildNode

/** What is called by the words inside it. */
const NAMED = new Set('a button label legend summary option h1 h2 h3 h4 h5 h6 th caption figcaption dt'.split(' '))
/** Screen readers pause around these by themselves. */
const BLOCKS = new Set(
  'address article aside br dd div dl dt fieldset figure h1 h2 h3 h4 h5 h6 img input li ol p section svg table td th tr ul'.split(
    ' ',
  ),
)
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'svg'])

/** Names in which two parts of the page run into one word: `Messagefacultatif`. */
export function gluedNames(html: string): string[] {
  return namedElements(parse(html).childNodes).flatMap((element) => {
    const parts = spokenParts(element).filter((part) => part !== '')
    const at = parts.findIndex(
      (part, here) => here > 0 && /[\p{L}\p{N}]$/u.test(parts[here - 1] ?? '') && /^[\p{L}\p{N}]/u.test(part),
    )
    return at === -1 ? [] : [`${element.tagName}: ${parts.join('')}`]
  })
}

/** Headings inside what says where somebody can be reached. */
export function headingsInAddresses(html: string): string[] {
  const all = allElements(parse(html).childNodes)
  return all
    .filter(({ tagName }) => tagName === 'address')
    .flatMap(({ childNodes }) => allElements(childNodes))
    .filter(({ tagName }) => /^h[1-6]$/.test(tagName))
    .map((heading) => spokenParts(heading).join(''))
}

function allElements(nodes: readonly Node[]): Element[] {
  return nodes.flatMap((node) => ('tagName' in node ? [node, ...allElements(node.childNodes)] : []))
}

function namedElements(nodes: readonly Node[]): Element[] {
  return nodes.flatMap((node) => {
    if (!('tagName' in node) || SILENT.has(node.tagName)) return []
    const own = NAMED.has(node.tagName) && attribute(node, 'aria-label') === undefined ? [node] : []
    return [...own, ...namedElements(node.childNodes)]
  })
}

/** Text by text, with a space where a block begins or ends. */
function spokenParts(node: Element): string[] {
  return node.childNodes.flatMap((child) => {
    if ('value' in child && child.nodeName === '#text') return [child.value]
    if (!('tagName' in child) || SILENT.has(child.tagName) || attribute(child, 'aria-hidden') === 'true') return []
    const inner = spokenParts(child)
    return BLOCKS.has(child.tagName) || isBlock(child) ? [' ', ...inner, ' '] : inner
  })
}

/** Browsers put a space around what stands as a block of its own. */
function isBlock(element: Element): boolean {
  return /(^|\s)(block|flex|grid|inline-block)(\s|$)/.test(attribute(element, 'class') ?? '')
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((one) => one.name === name)?.value
}

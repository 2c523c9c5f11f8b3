import { TokenType, tokenize } from '@csstools/css-tokenizer'
import { type DefaultTreeAdapterTypes, parse, parseFragment } from 'parse5'
import type { HostileFile } from './hostile-files.ts'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

const HOME = 'https://home.example'

/**
 * Everything in a cleaned file that would run or load something, in words. Judged by readers that the cleaners do not
 * use: parse5 and the tokenizer of csstools.
 */
export function findDanger({ kind, text }: HostileFile): string[] {
  if (kind === 'css') return dangerInStyleElement(text)
  return elementsOf(parseFragment(text)).flatMap(kind === 'svg' ? dangerInDrawing : dangerInMarkup)
}

export function elementsOf(node: Node): Element[] {
  const inside = [...('childNodes' in node ? node.childNodes : []), ...('content' in node ? [node.content] : [])]
  return [...('attrs' in node ? [node] : []), ...inside.flatMap(elementsOf)]
}

/** The page around a style element stays as it was: nothing gets out of it. */
function dangerInStyleElement(css: string): string[] {
  const page = parse(`<!doctype html><head><style>${css}</style></head><body></body>`)
  const names = elementsOf(page).map(({ tagName }) => tagName)
  const escapes = names.join(' ') === 'html head style body' ? [] : [`elements: ${names.join(' ')}`]
  return [...escapes, ...dangerInCss(css, (address) => isAtHome(address, /^\/(img|assets)\//))]
}

const RUNNING =
  /^(script|iframe|frame|frameset|object|embed|applet|link|meta|base|form|input|button|select|textarea|style|svg|math|video|audio|template|noscript|portal|body|html|head|marquee|dialog)$/

function dangerInMarkup({ tagName, attrs }: Element): string[] {
  const tag = RUNNING.test(tagName) ? [`<${tagName}>`] : []
  return [...tag, ...attrs.flatMap(({ name, value }) => (isHarmlessAttribute(name, value) ? [] : [`${name}=${value}`]))]
}

function isHarmlessAttribute(name: string, value: string): boolean {
  if (/^on|^style$|^srcdoc$|action$|^background$|^poster$|^data$|:/i.test(name)) return false
  if (name === 'src') return isAtHome(value, /^\/img\//)
  if (name === 'srcset')
    return value.split(/,\s+/).every((part) => isAtHome(part.trim().split(/\s/)[0] ?? '', /^\/img\//))
  if (name !== 'href') return true
  return URL.canParse(value, HOME) && /^(https|mailto|tel):$/.test(new URL(value, HOME).protocol)
}

function isAtHome(address: string, path: RegExp): boolean {
  if (!URL.canParse(address, HOME)) return true
  const { origin, pathname } = new URL(address, HOME)
  return origin === HOME && path.test(pathname)
}

const RUNNING_IN_DRAWING =
  /^(script|foreignobject|animate.*|set|discard|feimage|handler|listener|a|iframe|video|audio)$/i
const OF_DRAWING = 'http://www.w3.org/2000/svg'

function dangerInDrawing({ tagName, attrs, childNodes, namespaceURI }: Element): string[] {
  const isForeign = namespaceURI !== OF_DRAWING
  const tag = isForeign || RUNNING_IN_DRAWING.test(tagName) ? [`<${tagName}>`] : []
  const text = childNodes.map((child) => ('value' in child ? child.value : '')).join('')
  const style = tagName === 'style' ? dangerInCss(text, isOwnPart) : []
  return [...tag, ...style, ...attrs.flatMap(({ name, value }) => dangerInDrawingAttribute(name, value))]
}

/** Attributes that no browser reads a style in. */
const TOLD = /^(id|class|role|aria-.*|xml:space)$/

function dangerInDrawingAttribute(name: string, value: string): string[] {
  if (/^on/i.test(name)) return [`${name}=${value}`]
  if (/^(xml:base|src)$/i.test(name)) return [`${name}=${value}`]
  if (/href$/i.test(name)) return isOwnPart(value) || isOwnPicture(value) ? [] : [`${name}=${value}`]
  return TOLD.test(name) || name === 'xmlns' ? [] : dangerInCss(value, isOwnPart)
}

function isOwnPart(address: string): boolean {
  return address.startsWith('#')
}

function isOwnPicture(address: string): boolean {
  return /^data:image\/(png|jpeg|webp);base64,/.test(address)
}

const FETCHING = /^(url|src|image|(-webkit-)?image-set|(-webkit-)?cross-fade|(-moz-)?element|expression|paint)$/i

/** Every address in a style that it would load and is not said to be its own. */
export function dangerInCss(css: string, isOwn: (address: string) => boolean): string[] {
  const found: string[] = []
  /** The functions that are open here. */
  const open: string[] = []
  for (const [type, raw, , , told] of tokenize({ css })) {
    const value = told !== undefined && 'value' in told ? String(told.value) : ''
    if (type === TokenType.BadURL || type === TokenType.BadString) found.push(raw)
    if (type === TokenType.AtKeyword && /^(import|charset|namespace)$/i.test(value)) found.push(raw)
    if (type === TokenType.URL && !isOwn(value)) found.push(raw)
    if (type === TokenType.Function) open.push(value)
    if (type === TokenType.OpenParen) open.push('')
    if (type === TokenType.CloseParen) open.pop()
    const fetching = open.find((name) => FETCHING.test(name))
    if (fetching === undefined) continue
    const isSet = /image-set$/i.test(fetching)
    if (!isSet && !/^url$/i.test(fetching)) found.push(raw)
    if (type === TokenType.Function && isSet && /^(var|env|attr)$/i.test(value)) found.push(raw)
    if (type === TokenType.String && !isOwn(value) && !(open.at(-1) === 'type' && /^image\//.test(value)))
      found.push(raw)
  }
  return found
}

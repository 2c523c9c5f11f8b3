import type { Block, CssNode } from 'css-tree'
import generate from 'css-tree/generator'
import parse from 'css-tree/parser'
import { List } from 'css-tree/utils'
import walk from 'css-tree/walker'
import { bracketDepth, HARMLESS_FUNCTIONS } from '#rules/content/style-functions.ts'

const MAX_LENGTH = 50_000
const MAX_DEPTH = 50
const PROPERTY = /^-{0,2}[a-z][a-z0-9-]*$/i
/** What once ran scripts. */
const FORBIDDEN = new Set(['behavior', '-ms-behavior', '-moz-binding'])
/** Those that fetch (`import`), rename (`namespace`) or say how bytes are read (`charset`) are not on the list. */
const AT_RULES = new Set(
  `media supports container layer scope starting-style page font-face font-feature-values counter-style property
  keyframes -webkit-keyframes`.split(/\s+/),
)
const IMAGE_SETS = new Set(['image-set', '-webkit-image-set'])
/** What may stand between an at-rule and its block where no grammar of its own is known. */
const PLAIN_PRELUDE = /^[\w\s().,:<>=%-]*$/

/**
 * The style rules an estate wrote itself, read as a browser reads them and written anew from what is harmless: nothing
 * in them fetches from elsewhere or leaves the style element. The policy of the page forbids the same; this keeps the
 * browser from having to.
 */
export function cleanCss(css: string | null): string {
  const given = css?.slice(0, MAX_LENGTH) ?? ''
  if (bracketDepth(given) > MAX_DEPTH) return ''
  const read = parse(given, { parseCustomProperty: true })
  if (read.type !== 'StyleSheet') return ''
  // Within a string an end tag would still be one to the reader of the page.
  return generate({ ...read, children: cleanList(read.children) }).replace(/<(?=[/!])/g, '\\3c ')
}

function cleanList(children: List<CssNode>): List<CssNode> {
  return new List<CssNode>().fromArray(children.toArray().flatMap(cleanNode))
}

function cleanNode(node: CssNode): CssNode[] {
  if (node.type === 'Rule') return isPlain(node.prelude) ? [{ ...node, block: cleanBlock(node.block) }] : []
  if (node.type === 'Atrule') {
    const isKept = AT_RULES.has(node.name.toLowerCase()) && (node.prelude === null || isPlainPrelude(node.prelude))
    return isKept ? [{ ...node, block: node.block && cleanBlock(node.block) }] : []
  }
  if (node.type !== 'Declaration' || !PROPERTY.test(node.property)) return []
  return FORBIDDEN.has(node.property.toLowerCase()) || !isPlain(node.value) ? [] : [node]
}

function cleanBlock(block: Block): Block {
  return { ...block, children: cleanList(block.children) }
}

function isPlainPrelude(prelude: CssNode): boolean {
  return isPlain(prelude) || (PLAIN_PRELUDE.test(generate(prelude)) && !/url/i.test(generate(prelude)))
}

/** Whether all of it was understood, and every address in it is one of our own. */
function isPlain(node: CssNode): boolean {
  let isSo = true
  walk(node, (inner) => {
    if (inner.type === 'Raw') isSo = false
    if (inner.type === 'Url') isSo &&= isOwn(inner.value)
    if (inner.type !== 'Function') return
    const name = inner.name.toLowerCase()
    isSo &&= HARMLESS_FUNCTIONS.has(name) || (IMAGE_SETS.has(name) && isOwnSet(inner))
  })
  return isSo
}

/** In a set of images a mere string is an address too, and so is what a variable would put there. */
function isOwnSet(set: CssNode): boolean {
  let isSo = true
  walk(set, (inner) => {
    const isType = inner.type === 'Function' && inner.name === 'type'
    if (inner.type === 'Function' && inner !== set) isSo &&= isType
    if (inner.type === 'String') isSo &&= isOwn(inner.value) || /^image\/[a-z+]+$/.test(inner.value)
  })
  return isSo
}

function isOwn(target: string): boolean {
  return /^\/(img|assets)\//.test(target.trim())
}

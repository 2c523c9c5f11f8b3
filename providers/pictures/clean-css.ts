import type { CssNode, Declaration } from 'css-tree'
import generate from 'css-tree/generator'
import parse from 'css-tree/parser'
import { List } from 'css-tree/utils'
import walk from 'css-tree/walker'
import { bracketDepth, HARMLESS_FUNCTIONS } from '#rules/content/style-functions.ts'

const OWN_PART = /^#[\w.:-]+$/
const PROPERTY = /^-{0,2}[a-z][a-z0-9-]*$/i
/** What once ran scripts, and what loads a typeface. */
const FORBIDDEN = new Set(['behavior', '-ms-behavior', '-moz-binding', 'src'])

/** No drawing has more. */
const MAX_LENGTH = 100_000
const MAX_DEPTH = 50

/** Whether a presentation attribute refers to anything but a part of its own drawing, or cannot be understood. */
export function reachesOut(value: string): boolean {
  // Without these two signs nothing can be called.
  if (!/[(\\]/.test(value)) return false
  const kept = readDeclarations(`fill:${value}`)
  return kept.length !== 1 || kept[0]?.value.type !== 'Value'
}

/** The declarations of a `style` attribute that stay within the drawing, written anew. */
export function cleanStyle(css: string): string {
  return readDeclarations(css)
    .map((declaration) => `${generate(declaration)};`)
    .join('')
}

function readDeclarations(css: string): Declaration[] {
  const read = readCss(css, 'declarationList')
  return read?.type === 'DeclarationList' ? read.children.toArray().filter(isKept) : []
}

/** The rules of a drawing that stay within it, written anew; at-rules, and with them imports and typefaces, are left out. */
export function cleanCss(css: string): string {
  const read = readCss(css, 'stylesheet')
  return read?.type === 'StyleSheet' ? read.children.toArray().map(cleanRule).join('') : ''
}

function readCss(css: string, context: 'declarationList' | 'stylesheet'): CssNode | null {
  if (css.length > MAX_LENGTH || bracketDepth(css) > MAX_DEPTH) return null
  return parse(css, { context, parseCustomProperty: true })
}

function cleanRule(node: CssNode): string {
  if (node.type !== 'Rule' || node.prelude.type !== 'SelectorList' || !isPlain(node.prelude)) return ''
  const children = new List<CssNode>().fromArray(node.block.children.toArray().filter(isKept))
  return generate({ ...node, block: { ...node.block, children } })
}

function isKept(node: CssNode): node is Declaration {
  if (node.type !== 'Declaration' || !PROPERTY.test(node.property)) return false
  return !FORBIDDEN.has(node.property.toLowerCase()) && isPlain(node.value)
}

/** Whether all of it was understood, and nothing in it leads out of the drawing. */
function isPlain(node: CssNode): boolean {
  let isSo = true
  walk(node, (inner) => {
    if (inner.type === 'Raw') isSo = false
    if (inner.type === 'Url') isSo &&= OWN_PART.test(inner.value)
    if (inner.type === 'Function') isSo &&= HARMLESS_FUNCTIONS.has(inner.name.toLowerCase())
  })
  return isSo
}

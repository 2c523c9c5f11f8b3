import { createHash } from 'node:crypto'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import ts from 'typescript'
import { dangerInCss, elementsOf } from './find-danger.ts'
import { HOOK } from './vectors.ts'

type Element = DefaultTreeAdapterTypes.Element

interface Shown {
  html: string
  /** Where it is shown: nothing is loaded from elsewhere. */
  home: string
  /** The policy that it came with; a mail has none, and no script either. */
  policy: string | null
}

/** Everything in a page or a mail that would run, or load from elsewhere, in words. */
export function findRunning({ html, home, policy }: Shown): string[] {
  return elementsOf(parse(html)).flatMap((element) => [
    ...elementDangers(element, policy),
    ...element.attrs.flatMap(({ name, value }) =>
      isHarmless({ tag: element.tagName, name, value, home }) ? [] : [`<${element.tagName} ${name}="${value}">`],
    ),
  ])
}

/** What no page and no mail of ours has. */
const NEVER =
  /^(object|embed|applet|frame|frameset|base|marquee|math|portal|xmp|handler|listener|foreignobject|audio)$/i

/** Scripts that no browser runs. */
const DATA = /^application\/(ld\+)?json$/

function elementDangers({ tagName, attrs, childNodes }: Element, policy: string | null): string[] {
  const given = Object.fromEntries(attrs.map(({ name, value }) => [name, value]))
  const text = childNodes.map((child) => ('value' in child ? child.value : '')).join('')
  if (NEVER.test(tagName)) return [`<${tagName}>`]
  if (tagName === 'meta' && given['http-equiv'] !== undefined) return [`<meta http-equiv="${given['http-equiv']}">`]
  const isOwn = policy !== null && isOwnInline({ text, policy, nonce: given.nonce })
  if (tagName === 'style') return styleDangers(text, { isOwn: isOwn || policy === null || text === '' })
  if (tagName !== 'script') return []
  if (policy === null) return ['<script>']
  if (given.type !== undefined && DATA.test(given.type)) return isJson(text) ? [] : [`no JSON: ${text.slice(0, 80)}`]
  if (given.src !== undefined) return []
  return isOwn && !callsHook(text) ? [] : [`<script>${text.slice(0, 80)}`]
}

function styleDangers(text: string, { isOwn }: { isOwn: boolean }): string[] {
  return [...(isOwn ? [] : [`<style>${text.slice(0, 80)}`]), ...dangerInCss(text, isOwnAddress)]
}

/** Named by the policy: by its hash, or all that carry the nonce of this answer. */
function isOwnInline({ text, policy, nonce }: { text: string; policy: string; nonce: string | undefined }): boolean {
  if (nonce !== undefined && policy.includes(`'nonce-${nonce}'`)) return true
  return policy.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Whether a script's own code names the hook, and not only a text in it. */
function callsHook(script: string): boolean {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, script)
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan())
    if (token === ts.SyntaxKind.Identifier && scanner.getTokenText() === HOOK) return true
  return false
}

const LOADED = /^(src|srcset|imagesrcset|poster|background|data|manifest|action|formaction|ping|cite|longdesc)$/

interface Attribute {
  tag: string
  name: string
  value: string
  home: string
}

function isHarmless({ tag, name, value, home }: Attribute): boolean {
  if (/^on|^srcdoc$/i.test(name)) return false
  if (name === 'style') return dangerInCss(value, isOwnAddress).length === 0
  if (/srcset$/.test(name))
    return value.split(/,\s+/).every((part) => isLoadable(part.trim().split(/\s/)[0] ?? '', home))
  if (LOADED.test(name) || (/href$/.test(name) && /^(link|use|image|feimage)$/i.test(tag)))
    return isLoadable(value, home)
  if (!/href$/.test(name)) return true
  // Where links lead is the estate's to say.
  return URL.canParse(value, home) && /^(https?|mailto|tel|geo):$/.test(new URL(value, home).protocol)
}

function isLoadable(address: string, home: string): boolean {
  if (/^data:(,|image\/(svg\+xml|png|webp|avif|jpeg)[;,])/.test(address)) return !address.includes(HOOK)
  if (!URL.canParse(address, home)) return true
  return new URL(address, home).origin === new URL(home).origin
}

function isOwnAddress(address: string): boolean {
  return /^(\/(?!\/)|#|data:image\/)/.test(address)
}

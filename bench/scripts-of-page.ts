import { brotliDecompressSync } from 'node:zlib'
import { fetchWell } from './fetch-raw.ts'

const TAG_WITH_SOURCE = /<script\b[^>]*\ssrc="([^"]+)"/g
const PRELOAD = /<link\b(?=[^>]*\srel="modulepreload")[^>]*\shref="([^"]+)"/g
/** A page that sleeps fetches its scripts at the first touch (site/server/late-scripts.ts, site/shell/first-script.ts). */
const WAITING_IMPORTS = /<script type="cuvee\/waiting"[^>]*\sdata-imports="([^"]+)"/
/** What lives at once, be it with a cart only, wakes by itself (`useLivesAfter` in site/root.tsx). */
const LIVES_AT_ONCE = /<html\b[^>]*\sdata-lives="(?:0|now|cart)"/
const STATIC_IMPORT = /\b(?:import|export)\b[^;'"`()]*?["'`]((?:\.{0,2}\/)[^"'`]+\.js)["'`]/g
const DYNAMIC_IMPORT = /\bimport\(\s*["'`]((?:\.{0,2}\/)[^"'`]+\.js)["'`]\s*\)/g

interface ScriptBytes {
  beforeTouch: number
  afterTouch: number
}

/**
 * Brotli bytes of every file of scripts that a page loads by itself, each once: what its HTML names, what those files
 * import, and the words of its language, which the entry asks for at run time.
 */
export async function scriptBytesOf(pageUrl: string): Promise<ScriptBytes> {
  const html = (await fetchDecoded(pageUrl)).text
  const bytesByUrl = new Map<string, number>()
  const toFetch = namedByPage(html, pageUrl)
  const words = wordsFile(html)
  let wordsFound = 0
  // Grows while it is walked: a file's imports are fetched after it.
  for (const url of toFetch) {
    const { bytes, text } = await fetchDecoded(url)
    bytesByUrl.set(url, bytes)
    const asked = addressesIn({ text, patterns: [DYNAMIC_IMPORT], base: url }).filter((address) => words.test(address))
    wordsFound += asked.length
    for (const address of [...addressesIn({ text, patterns: [STATIC_IMPORT], base: url }), ...asked])
      toFetch.add(address)
  }
  // A change of the build's names must not make the page look lighter.
  if (bytesByUrl.size > 0 && wordsFound !== 1) throw new Error(`${pageUrl}: ${wordsFound} files of words instead of 1.`)
  const afterTouch = [...bytesByUrl.values()].reduce((sum, bytes) => sum + bytes, 0)
  const sleeps = WAITING_IMPORTS.test(html) && !LIVES_AT_ONCE.test(html)
  return { beforeTouch: sleeps ? 0 : afterTouch, afterTouch }
}

function namedByPage(html: string, pageUrl: string): Set<string> {
  const waiting = WAITING_IMPORTS.exec(html)?.[1]?.split(' ') ?? []
  return new Set([
    ...addressesIn({ text: html, patterns: [TAG_WITH_SOURCE, PRELOAD], base: pageUrl }),
    ...waiting.map((address) => new URL(address, pageUrl).href),
  ])
}

function addressesIn({ text, patterns, base }: { text: string; patterns: readonly RegExp[]; base: string }): string[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, address = '']) => new URL(address, base).href),
  )
}

function wordsFile(html: string): RegExp {
  const language = /<html\b[^>]*\slang="([a-z]+)/.exec(html)?.[1]
  if (!language) throw new Error('The page names no language.')
  return new RegExp(`/${language}-[\\w-]+\\.js$`)
}

async function fetchDecoded(url: string): Promise<{ bytes: number; text: string }> {
  const { encoding, body } = await fetchWell(url)
  if (encoding !== 'br') throw new Error(`${url} came as ${encoding ?? 'plain text'} instead of Brotli.`)
  return { bytes: body.length, text: brotliDecompressSync(body).toString() }
}

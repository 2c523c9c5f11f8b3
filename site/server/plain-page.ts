import { createHash } from 'node:crypto'
import { LOCALES, type Locale, pathInLocale } from '#words/basics/locales.ts'
import type { SiteWords } from '#words/sites/shell/fr.ts'
import { siteWords } from '#words/sites/shell/words.ts'

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;padding:2rem;text-align:center;' +
  'font:1.125rem/1.6 Georgia,serif;background:#fbf8f2;color:#2a2521}h1{font-weight:400;margin:0}a{color:#7a1f2b}'
const styleHash = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`

/** The page for when no page can be rendered: no site, no database, or an error page that failed itself. */
export function plainPage(status: number, locale: Locale): { html: string; styleHash: string } {
  const say = siteWords[locale]
  const sentence = sentenceFor(status, say)
  const home =
    status === 404 || status === 410 ? '' : `<p><a href="${pathInLocale('/', locale)}">${say.backHome}</a></p>`
  const html =
    `<!doctype html><html lang="${LOCALES[locale].iso}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${sentence}</title><style>${STYLE}</style></head><body><h1>${sentence}</h1>${home}</body></html>`
  return { html, styleHash }
}

function sentenceFor(status: number, say: SiteWords): string {
  if (status === 404) return say.siteUnknown
  if (status === 410) return say.siteClosed
  if (status === 503) return say.busy
  return status === 400 ? say.notFound : say.errorPageFailed
}

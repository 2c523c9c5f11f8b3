const PRELOAD = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g

/** What is made for one person, or is no page; and what scripts do instead of following the link. */
const NOT_FETCHED = [
  ...[
    '/api/',
    '/img/',
    '/e-label/',
    '/auth',
    '/account',
    '/cart',
    '/order',
    '/visit/',
    '/quote/',
    '/payment/',
    '/book',
    '/evenements',
    '/forms/',
  ],
  ...['/nous-contacter', '/newsletter', '/privacy/', '/withdrawal', '/review/', '/gift-card', '/customize', '?', '#'],
].map((part) => `[href*="${part}"]`)

/** Pages of everyone are fetched when one is about to follow a link to them; once scripts follow links, no more. */
const SPECULATION = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { selector_matches: `:is(${NOT_FETCHED.join()},[data-acts],[data-stay],[hreflang])` } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

/**
 * The page reads and works before its scripts: its module script waits, with what it imports, until the page's first
 * script (site/shell/first-script.ts) puts it in its place. The data it needs is in the page already.
 */
export function delayScripts(html: string, nonce: string): string {
  // Most of a page comes after the last of them, and is not looked through for more.
  const last = html.lastIndexOf('<link rel="modulepreload"')
  const named = last === -1 ? 0 : html.indexOf('>', last) + 1
  const head = html.slice(0, named)
  const imports = [...head.matchAll(PRELOAD)].map(([, href]) => href)
  // Its attributes come in the order in which React writes them.
  const module = new RegExp(`<script(?=[^>]* nonce="${nonce}")(?=[^>]* type="module")[^>]* src="([^"]+)"[^>]*>`)
  const [, entry] = module.exec(html) ?? []
  if (imports.length === 0 || entry === undefined) return html
  const own = `<script nonce="${nonce}"`
  const speculation = `${own} type="speculationrules">${SPECULATION}</script>`
  const waiting = `<script type="cuvee/waiting" src="${entry}" data-imports="${imports.join(' ')}">`
  return (
    (head.replace(PRELOAD, '') + html.slice(named))
      .replace(module, () => waiting)
      .replace('<html ', '<html data-sleeps="" ')
      // Not among the scripts that React knows: it would take this one for one of them, and miss it once it is gone.
      .replace('</head>', () => `${speculation}</head>`)
  )
}

/** Drawn for the browser alone, or made anew with each answer. */
const PASSING = [
  { open: '<!--', close: '-->' },
  { open: '<script', close: '</script>' },
  { open: '<noscript', close: '</noscript>' },
] as const
const PRELOAD = /<link[^>]{0,400}\brel="(?:modulepreload|preload|prefetch)"[^>]{0,400}>/gi
const HIDDEN_INPUT = /<input[^>]{0,400}\btype="hidden"[^>]{0,2000}>/gi
const PASSING_ATTRIBUTE = /\s(?:nonce|data-(?:nonce|ticket|token|at|now|time))(?:="[^"]{0,500}")?(?=[\s>/])/gi

/**
 * What of a page's HTML lasts until the page itself changes: two answers that look alike give the same text. Scripts,
 * nonces, tickets of forms and moments differ each time and show nothing.
 */
export function lastingHtml(html: string): string {
  const bare = PASSING.reduce(withoutAll, html)
  return bare.replace(PRELOAD, '').replace(HIDDEN_INPUT, '').replace(PASSING_ATTRIBUTE, '').replace(/\s+/g, ' ').trim()
}

/** In one walk, however often something is opened that nothing closes. */
function withoutAll(html: string, { open, close }: { open: string; close: string }): string {
  const low = html.toLowerCase()
  const kept: string[] = []
  let from = 0
  for (let at = low.indexOf(open); at >= 0; at = low.indexOf(open, from)) {
    const end = low.indexOf(close, at)
    if (end < 0) break
    kept.push(html.slice(from, at))
    from = end + close.length
  }
  return kept.join('') + html.slice(from)
}

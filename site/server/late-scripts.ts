const PRELOAD = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g

/**
 * The page reads and works before its scripts: React Router's own module script waits, with what it imports, until the
 * page's first script (site/shell/first-script.ts) puts it in its place. The data it needs is in the page already.
 */
export function delayScripts(html: string, nonce: string): string {
  const imports = [...html.matchAll(PRELOAD)].map(([, href]) => href)
  // Its attributes come in the order in which React writes them.
  const module = new RegExp(`<script(?=[^>]* nonce="${nonce}")(?=[^>]* type="module")[^>]*>`)
  if (imports.length === 0 || !module.test(html)) return html
  const waiting = `<script nonce="${nonce}" type="cuvee/waiting" data-imports="${imports.join(' ')}">`
  return html
    .replace(PRELOAD, '')
    .replace(module, () => waiting)
    .replace('<html ', '<html data-sleeps="" ')
}

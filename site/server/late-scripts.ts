/** Runs when everything that was asked for has arrived and been painted, at the first touch or key, or at the latest after this long. */
const LATEST_MS = 3_000

/**
 * Written to be sent as text. Puts the waiting script in its place and fetches what it imports all at once.
 * The policy knows that script by its content, which stays the same.
 */
const START = `(()=>{
const wakes=['pointerdown','keydown','touchstart']
const start=()=>{
const waits=document.querySelector('script[type="cuvee/waiting"]')
if(!waits)return
for(const href of waits.dataset.imports.split(' ')){const link=document.createElement('link');link.rel='modulepreload';link.href=href;document.head.append(link)}
const script=document.createElement('script');script.type='module';script.textContent=waits.textContent;waits.replaceWith(script)
for(const wake of wakes)removeEventListener(wake,start)
}
for(const wake of wakes)addEventListener(wake,start,{passive:true})
addEventListener('load',()=>window.requestIdleCallback?requestIdleCallback(start,{timeout:1000}):setTimeout(start,200))
setTimeout(start,${LATEST_MS})
})()`.replaceAll('\n', ';')

const PRELOAD = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g

/**
 * The page reads and works before its scripts: they come after styles, typefaces and the first pictures instead of
 * beside them. Only React Router's own module script waits; the data it needs is in the page already.
 */
export function delayScripts(html: string, nonce: string): string {
  const imports = [...html.matchAll(PRELOAD)].map(([, href]) => href)
  // Its attributes come in the order in which React writes them.
  const module = new RegExp(`<script(?=[^>]* nonce="${nonce}")(?=[^>]* type="module")[^>]*>`)
  if (imports.length === 0 || !module.test(html)) return html
  const own = `<script nonce="${nonce}"`
  const waiting = `${own}>${START}</script>${own} type="cuvee/waiting" data-imports="${imports.join(' ')}">`
  return html.replace(PRELOAD, '').replace(module, () => waiting)
}

/** Pages that no sitemap names. */
const BESIDES = [
  '/pas-de-page',
  '/en/no-such-page',
  '/nos-vins?colour=RED&vintage=2020',
  '/nos-vins?colour=RED&dish=DESSERT',
  '/products/search?search=saumur',
  '/products/search?search=xyzzy',
  '/cart',
  '/auth',
]

/** The paths of a site's pages, as it tells them to search engines, and the others worth a look. */
export async function listPages(site: string): Promise<string[]> {
  const { host } = new URL(site)
  // Node does not resolve *.localhost everywhere; the server tells sites apart by this header.
  const { get } = await import('node:http')
  const xml = await new Promise<string>((resolve, reject) => {
    get({ host: '127.0.0.1', port: new URL(site).port, path: '/sitemap.xml', headers: { host } }, (answer) => {
      let heard = ''
      answer.on('data', (chunk) => {
        heard += chunk
      })
      answer.on('end', () => resolve(heard))
    }).on('error', reject)
  })
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  return [...new Set([...listed, ...BESIDES])]
}

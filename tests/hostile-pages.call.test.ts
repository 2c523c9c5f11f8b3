import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#db/demo/accounts.ts'
import { makeDemoOrders } from '#run/demo-orders.ts'
import { FEED_PATHS } from '#site/catalogue/feed/feed-paths.ts'
import { findRunning } from './hostile/find-running.ts'
import { poisonEstate } from './hostile/poison-estate.ts'
import { HOOK } from './hostile/vectors.ts'
import { createTestSite, type TestSite } from './support/test-site.ts'

const SCRIPT = encodeURIComponent(`"><script>${HOOK}()</script>`)
const ADDRESS = encodeURIComponent(`javascript:${HOOK}()`)
/** Pages that show what their address says, or that no map lists. */
const ASKED = [
  `/nos-vins?search=${SCRIPT}`,
  `/nos-vins?colour=${SCRIPT}&sort=${SCRIPT}`,
  `/products/search?search=${SCRIPT}`,
  `/auth?next=${ADDRESS}`,
  `/auth?next=${SCRIPT}&email=${SCRIPT}`,
  `/nous-contacter?subject=${SCRIPT}&topic=${SCRIPT}`,
  `/newsletter?email=${SCRIPT}`,
  `/${SCRIPT}`,
  `/actualites/${SCRIPT}`,
  '/cart',
  '/cart/delivery',
  '/gift-card',
  '/withdrawal',
  '/privacy/request',
  '/forms/1',
  '/e-label/1',
]
const FEEDS = ['/sitemap.xml', '/actualites/rss.xml', '/blog/rss.xml', `/${FEED_PATHS.fr}`, `/en/${FEED_PATHS.en}`]
const ACCOUNT = ['', '/orders', '/cellar', '/profil', '/addresses', '/security', '/newsletter', '/privacy']

/** The cookie of the demo's customer, who has ordered in every way. */
async function signIn({ base }: TestSite): Promise<string> {
  const answer = await fetch(`${base}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base, idsite: '1' },
    body: JSON.stringify({ email: 'client@example.com', password: DEMO_PASSWORD }),
  })
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

/** The demo's pictures have no tags. */
async function tagPictures({ admin }: TestSite): Promise<void> {
  await admin.query(`update estate.media_entries set tags = '{x}' where site_id = 1`)
}

async function pagesOf(site: TestSite): Promise<string[]> {
  const map = await (await site.get('/sitemap.xml', { idSite: '1' })).text()
  const listed = [...map.matchAll(/<loc>http:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path || '/')
  const { rows } = await site.admin.query('select id, public_id from estate.orders where site_id = 1')
  const orders = rows.flatMap(({ id, public_id: link }) => [`/account/orders/${id}`, `/order/${link}`])
  const asked = [...ASKED, ...ACCOUNT.map((path) => `/account${path}`)]
  return [...FEEDS, ...listed, ...asked, ...asked.map((path) => `/en${path}`), ...orders]
}

/** Feeds are read by programs: whatever is called so, they are XML from end to end, and no element of theirs is a script. */
function feedFaults(xml: string): string[] {
  const faults: string[] = []
  const parser = new SaxesParser({ xmlns: false })
  parser.on('error', ({ message }) => faults.push(message))
  parser.on('opentag', ({ name }) => /^(.*:)?(script|svg|iframe|img)$/i.test(name) && faults.push(`<${name}>`))
  parser.write(xml).close()
  return faults
}

test('with a vector in every field of an estate, no page runs anything or loads from elsewhere, and its policy is strict', async () => {
  const site = await createTestSite()
  await makeDemoOrders({ pool: site.pool, services: site }, new Date())
  const cookie = await signIn(site)
  const paths = await pagesOf(site)
  await tagPictures(site)
  const { placed, columns } = await poisonEstate(site.admin, 1)
  expect(placed).toBeGreaterThan(2_000)
  for (const name of [
    'page_texts.title',
    'media.filename',
    'media_texts.alt',
    'media_entries.name',
    'media_entries.tags',
    'logos.alt',
    'fonts.family',
    'users.firstname',
  ])
    expect(columns).toContain(name)
  await site.reload()
  const found: string[] = []
  let seen = 0
  for (const path of paths) {
    const page = await site.get(path, { idSite: '1', cookie })
    const html = await page.text()
    if (page.status >= 500) found.push(`${path}: ${page.status}`)
    const type = page.headers.get('content-type') ?? ''
    if (/xml/.test(type)) found.push(...feedFaults(html).map((fault) => `${path}: ${fault}`))
    if (!type.startsWith('text/html')) continue
    const policy = page.headers.get('content-security-policy') ?? ''
    if (html.includes(HOOK)) seen += 1
    if (!policy.startsWith("default-src 'none'") || /unsafe-(inline|eval)/.test(policy))
      found.push(`${path}: ${policy}`)
    const home = `http://localhost:3000${path}`
    found.push(...findRunning({ html, home, policy }).map((danger) => `${path}: ${danger}`))
  }
  expect(found).toEqual([])
  expect(seen).toBeGreaterThan(150)
}, 240_000)

test('the judge hears what does run, and lets a plain page pass', () => {
  const judge = (body: string) => findRunning({ html: body, home: 'http://localhost/', policy: "script-src 'self'" })
  const dangerous = [
    `<script>${HOOK}()</script>`,
    `<script src="https://hostile.example/a.js"></script>`,
    '<script type="application/ld+json">{"a": </script>',
    `<img src="x" onerror="${HOOK}()">`,
    '<img src="https://hostile.example/a.png">',
    `<a href="java&#9;script:${HOOK}()">x</a>`,
    '<iframe srcdoc="x"></iframe>',
    '<p style="background:url(//hostile.example)">x</p>',
    '<style>a{color:red}</style>',
    '<meta http-equiv="refresh" content="0">',
    '<form action="https://hostile.example"></form>',
    '<base href="/x">',
  ]
  for (const body of dangerous) expect([body, judge(body).length]).toEqual([body, 1])
  expect(
    judge(`<p title="${HOOK}()">&lt;script&gt;</p><a href="https://partner.example">x</a><img src="/img/a.png">`),
  ).toEqual([])
})

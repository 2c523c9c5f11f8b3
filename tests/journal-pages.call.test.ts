import { expect, test } from 'vitest'
import { allDueHandlers } from '#api/all-due-handlers.ts'
import { runDueWork } from '#api/background/run-due-work.ts'
import { createToken, hashToken } from '#api/calls/session-token.ts'
import { createObeyingSite, type ObeyingSite } from './support/obeying-site.ts'
import { addAlbum, addBlog, addFolder, addNews, clearJournal, closeBlog } from './support/test-journal.ts'
import { createTestSite, type TestSite } from './support/test-site.ts'

const text = async ({ get }: Pick<TestSite, 'get'>, path: string) => (await get(path)).text()
const status = async ({ get }: TestSite, path: string) => (await get(path)).status

/** Every place where an entry that is public might be seen. */
const PLACES = [
  '/',
  '/actualites',
  '/actualites/rss.xml',
  '/blog',
  '/blog/rss.xml',
  '/albums',
  '/sitemap.xml',
  '/nos-vins',
]

async function everywhere(site: Pick<TestSite, 'get'>): Promise<string> {
  return (await Promise.all(PLACES.map((path) => text(site, path)))).join('\n')
}

/** Site 1 with one of each, and nothing else. */
async function ownJournal(site: TestSite): Promise<void> {
  await clearJournal(site)
  await addNews(site, { id: 1, title: 'Nouvelle-rare', content: '<h2>Un</h2><p>Texte-rare</p>' })
  await addFolder(site, { id: 1, name: 'Dossier-rare' })
  await addFolder(site, { id: 2, name: 'Dessous-rare', parentId: 1 })
  await addBlog(site, { id: 1, title: 'Article-rare', folderId: 2 })
  await addAlbum(site, { id: 1, title: 'Album-rare' })
}

test('news have a list, a page at one address, a feed and a place in the sitemap', async () => {
  const site = await createTestSite()
  await ownJournal(site)
  const list = await text(site, '/actualites')
  expect(list).toContain('href="/actualites/slug-fr-1/1"')
  expect(list).toContain('type="application/rss+xml"')
  expect(list).toContain('Nos actualités')
  const page = await text(site, '/actualites/slug-fr-1/1')
  expect(page).toContain('<h2 id="s-un">Un</h2><p>Texte-rare</p>')
  expect(page).toContain('"@type":"NewsArticle"')
  expect(page).toContain('"@type":"BreadcrumbList"')
  expect(page).toContain('<meta property="og:type" content="article"/>')
  expect(page).toContain('hrefLang="en" href="http://localhost:3000/en/actualites/slug-en-1/1"')
  const wrong = await site.get('/actualites/autre/1')
  expect([wrong.status, wrong.headers.get('location')]).toEqual([301, '/actualites/slug-fr-1/1'])
  for (const path of ['/actualites/slug-fr-1/99', '/actualites/x/y', '/actualites/slug-fr-1']) {
    expect(await status(site, path)).toBe(404)
  }
  const feed = await site.get('/en/actualites/rss.xml')
  expect(feed.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  expect(await feed.text()).toContain('<link>http://localhost:3000/en/actualites/slug-en-1/1</link>')
  expect(await text(site, '/sitemap.xml')).toMatch(
    /<loc>http:\/\/localhost:3000\/actualites\/slug-fr-1\/1<\/loc><lastmod>2026-/,
  )
})

test('a long list is leafed through, each page under its own address and kept once', async () => {
  const site = await createTestSite()
  await clearJournal(site)
  for (let id = 1; id <= 11; id += 1) await addNews(site, { id, title: `N-${id}`, published: `2026-02-${10 + id}` })
  const first = await text(site, '/actualites')
  expect(first).toContain('href="/actualites?page=2"')
  const second = await text(site, '/actualites?page=2')
  expect(second).toContain('>N-1<')
  expect(second).toContain('<link rel="canonical" href="http://localhost:3000/actualites?page=2"/>')
  expect(second).toContain('page 2 — ')
  const before = site.cache.size().pages
  const statuses = await Promise.all(
    ['page=1', 'page=3', 'page=02', 'page=x', 'page=99999', 'other=1'].map((query) =>
      status(site, `/actualites?${query}`),
    ),
  )
  expect(statuses).toEqual([301, 404, 404, 404, 404, 200])
  expect(site.cache.size().pages).toBe(before)
})

test('a list without anything says so', async () => {
  const site = await createTestSite()
  await clearJournal(site)
  expect(await text(site, '/actualites')).toContain('Rien de neuf pour l’instant')
  expect(await text(site, '/en/albums')).toContain('No albums yet')
  const home = await text(site, '/')
  expect(home).not.toContain('href="/blog"')
  expect(home).not.toContain('href="/albums"')
})

test('the blog: folders within folders, the way to an article, its wines', async () => {
  const site = await createTestSite()
  await ownJournal(site)
  await site.admin.query('insert into estate.blog_products (site_id, blog_id, product_id) values (1, 1, 1)')
  expect(await text(site, '/')).toContain('href="/blog"')
  expect(await text(site, '/blog')).toContain('href="/blog/dossier/dossier-fr-1/1"')
  expect(await text(site, '/blog/dossier/dossier-fr-1/1')).toContain('href="/blog/dossier/dossier-fr-2/2"')
  expect(await text(site, '/blog/dossier/dossier-fr-2/2')).toContain('href="/blog/slug-fr-1/1"')
  const page = await text(site, '/blog/slug-fr-1/1')
  expect(page).toContain('"@type":"BlogPosting"')
  expect(page).toMatch(/Dossier-rare.*Dessous-rare.*aria-current="page">Article-rare/s)
  expect(page).toContain('data-product="1"')
  expect((await site.get('/blog/dossier/x/2')).headers.get('location')).toBe('/blog/dossier/dossier-fr-2/2')
  expect(await text(site, '/sitemap.xml')).toContain('<loc>http://localhost:3000/blog/dossier/dossier-fr-2/2</loc>')
})

test('a closed blog has no pages, no place in the menu, no feed and none in the sitemap', async () => {
  const site = await createTestSite()
  await ownJournal(site)
  await closeBlog(site)
  const paths = ['/blog', '/blog/rss.xml', '/blog/dossier/dossier-fr-1/1', '/blog/slug-fr-1/1']
  expect(await Promise.all(paths.map((path) => status(site, path)))).toEqual([404, 404, 404, 404])
  expect(await text(site, '/')).not.toContain('href="/blog"')
  expect(await text(site, '/sitemap.xml')).not.toContain('/blog')
})

test('an album is linked to its pictures, and to from the footer', async () => {
  const site = await createTestSite()
  expect(await text(site, '/')).toContain('href="/albums"')
  const list = await text(site, '/albums')
  const [, path = ''] = /href="(\/albums\/vendanges-2026\/\d+)"/.exec(list) ?? []
  const page = await text(site, path)
  expect(page).toMatch(/<a href="\/img\/w1600\/[0-9a-f]{32}\/caisse-vendange\.jpg"/)
  expect(page).toContain('focal focal-x-50 focal-y-70')
  expect(page).toContain('<figcaption')
})

test('drafts and what waits for its hour are nowhere', async () => {
  const site = await createTestSite()
  await ownJournal(site)
  const far = '2099-01-01'
  await addNews(site, { id: 7, title: 'Caché', isPublished: false, promotedFrom: '2026-01-01' })
  await addNews(site, { id: 8, title: 'Caché', published: far, promotedFrom: '2026-01-01' })
  await addBlog(site, { id: 7, title: 'Caché', folderId: 1, isPublished: false })
  await addBlog(site, { id: 8, title: 'Caché', folderId: 1, published: far })
  await addAlbum(site, { id: 7, title: 'Caché', isPublished: false })
  await addAlbum(site, { id: 8, title: 'Caché', published: far })
  const seen = await everywhere(site)
  expect(seen).toContain('Nouvelle-rare')
  expect(seen).not.toMatch(/Caché|slug-fr-[78]/)
  for (const kind of ['actualites', 'blog', 'albums']) {
    const missing = withoutAddress(await text(site, `/${kind}/slug-fr-99/99`))
    for (const id of [7, 8]) {
      const answer = await site.get(`/${kind}/slug-fr-${id}/${id}`)
      const isSame = withoutAddress(await answer.text()) === missing
      expect([kind, id, answer.status, isSame]).toEqual([kind, id, 404, true])
    }
  }
  expect(await text(site, '/actualites/slug-fr-1/1')).not.toContain('Caché')
})

test('what lies in a folder that is hidden or waits is nowhere, and nothing tells that it is there', async () => {
  const site = await createTestSite()
  await ownJournal(site)
  await addFolder(site, { id: 7, name: 'Caché', isPublished: false })
  await addFolder(site, { id: 8, name: 'Caché', published: '2099-01-01' })
  await addFolder(site, { id: 9, name: 'Caché', parentId: 7 })
  for (const folderId of [7, 8, 9]) await addBlog(site, { id: folderId, title: 'Caché', folderId })
  await site.admin.query('insert into estate.blog_products (site_id, blog_id, product_id) values (1, 9, 1)')
  const seen = `${await everywhere(site)} ${await text(site, '/blog/dossier/dossier-fr-1/1')}`
  expect(seen).toContain('Article-rare')
  expect(seen).not.toMatch(/Caché|(slug|dossier)-fr-[789]/)
  const wine = /href="(\/wines\/[\w-]+\/1)"/.exec(await text(site, '/nos-vins'))?.[1] ?? ''
  expect(await text(site, wine)).not.toContain('Caché')
  const missing = withoutAddress(await text(site, '/blog/slug-fr-99/99'))
  for (const id of [7, 8, 9]) {
    expect(withoutAddress(await text(site, `/blog/slug-fr-${id}/${id}`))).toBe(missing)
    expect(await status(site, `/blog/dossier/dossier-fr-${id}/${id}`)).toBe(404)
  }
})

test('when the hour of a folder has come, its articles are on kept pages', async () => {
  const site = await createObeyingSite(ownJournal)
  await site.change({
    sql: `update estate.blog_folders set published_at = now() + interval '1 hour' where site_id = 1 and id = 1`,
  })
  expect(await everywhere(site)).not.toContain('Article-rare')
  const { rows } = await site.admin.query('select due_at from platform.due_work')
  await asIfNobodyKnew(site, `update estate.blog_folders set published_at = now() where site_id = 1 and id = 1`)
  expect(await text(site, '/blog')).not.toContain('Article-rare')
  const heard = expect.poll(() => site.cache.find(1, '/blog'))
  const later = new Date(rows[0].due_at.getTime() + 1)
  expect(await runDueWork({ ...dueOptions(site), now: () => later, limit: 5 })).toBe(1)
  await heard.toBeUndefined()
  for (const path of ['/blog', '/blog/rss.xml', '/sitemap.xml'])
    expect(await text(site, path)).toMatch(/Article-rare|\/blog\/slug-fr-1\/1/)
})

/** A page that is not found says nothing but its own address differently, and a nonce. */
function withoutAddress(html: string): string {
  return html.replaceAll(/\/(actualites|blog|albums)\/slug-fr-\d+\/\d+/g, '').replaceAll(/nonce="\w+"/g, '')
}

test('what is published shows at once on every kept page that lists it', async () => {
  const site = await createObeyingSite(ownJournal)
  await everywhere(site)
  expect(site.cache.find(1, '/actualites')).toBeDefined()
  await site.change({
    sql: `update estate.news_texts set title = 'Nouvelle-changée' where site_id = 1 and locale = 'fr'`,
  })
  for (const path of ['/actualites', '/actualites/rss.xml', '/actualites/slug-fr-1/1']) {
    expect(await text(site, path)).toContain('Nouvelle-changée')
  }
  await site.change({ sql: 'update estate.news set is_published = false where site_id = 1' })
  expect(await everywhere(site)).not.toContain('Nouvelle-changée')
})

test('when its hour has come, what waited is on kept pages, though no row has changed', async () => {
  const site = await createObeyingSite(ownJournal)
  await site.change({
    sql: `with added as (
            insert into estate.news (site_id, id, is_published, published_at) values (1, 5, true, now() + interval '1 hour')
            returning id)
          insert into estate.news_texts (site_id, news_id, locale, title, slug)
          select 1, 5, 'fr', 'Enfin-là', 'enfin' from added`,
  })
  const { rows } = await site.admin.query('select kind, site_id, due_at from platform.due_work')
  expect(rows).toMatchObject([{ kind: 'PUBLICATION', site_id: 1 }])
  expect(await everywhere(site)).not.toContain('Enfin-là')
  await asIfNobodyKnew(
    site,
    `update estate.news set published_at = now() - interval '1 second' where site_id = 1 and id = 5`,
  )
  expect(await text(site, '/actualites')).not.toContain('Enfin-là')

  const heard = expect.poll(() => site.cache.find(1, '/actualites'))
  const later = new Date(rows[0].due_at.getTime() + 1)
  expect(await runDueWork({ ...dueOptions(site), now: () => later, limit: 5 })).toBe(1)
  await heard.toBeUndefined()
  for (const path of ['/actualites', '/actualites/rss.xml', '/sitemap.xml']) {
    expect(await text(site, path)).toMatch(/Enfin-là|\/actualites\/enfin\/5/)
  }
})

/** The hour comes without a row being changed: nobody is told. */
async function asIfNobodyKnew({ admin }: ObeyingSite, change: string): Promise<void> {
  const client = await admin.connect()
  await client.query('set session_replication_role = replica')
  await client.query(change)
  await client.query('reset session_replication_role')
  client.release()
}

function dueOptions(site: ObeyingSite) {
  return {
    pool: site.pool,
    services: site,
    handlers: allDueHandlers,
    onFailure: (_: unknown, error: unknown) => {
      throw error
    },
  }
}

test('what is promoted stands on the home page and above all pages as long as it is, without a query', async () => {
  const site = await createObeyingSite(ownJournal)
  expect(await text(site, '/')).not.toContain('data-promoted-news')
  await site.change({
    sql: `update estate.news set promoted_from = now() - interval '1 day', promoted_until = now() + interval '1 day' where site_id = 1`,
  })
  expect(await text(site, '/')).toMatch(/data-promoted-news.*Nouvelle-rare/s)
  expect(await text(site, '/nos-vins')).not.toContain('data-promoted-line')
  await site.change({
    sql: `update estate.parameters set value = 'true' where site_id = 1 and type = 'SHOW_PROMOTE_MESSAGE'`,
  })
  for (const path of ['/nos-vins', '/notre-domaine', '/en'])
    expect(await text(site, path)).toContain('data-promoted-line')
  const before = site.queries()
  await text(site, '/nos-vins')
  expect(site.queries()).toBe(before)
  const { rows } = await site.admin.query(`select from platform.due_work where kind = 'PUBLICATION'`)
  expect(rows).toHaveLength(1)
})

test('a film of another site is a link until it is asked for, and its player may come on that page alone', async () => {
  const site = await createTestSite()
  await clearJournal(site)
  await addNews(site, { id: 1, title: 'a', content: '<iframe src="https://youtu.be/aqz-KE-bpKQ"></iframe>' })
  await addNews(site, { id: 2, title: 'b' })
  const page = await site.get('/actualites/slug-fr-1/1')
  expect(page.headers.get('content-security-policy')).toContain('frame-src https://www.youtube-nocookie.com')
  const html = await page.text()
  expect(html).toContain('data-film="youtube/aqz-KE-bpKQ"')
  expect(html).not.toContain('<iframe')
  const other = await site.get('/actualites/slug-fr-2/2')
  expect(other.headers.get('content-security-policy')).not.toContain('frame-src')
})

test('whoever holds a link reads what is not public on its page; no robot is to, and nobody else does', async () => {
  const site = await createTestSite()
  await ownJournal(site)
  await site.admin.query('update estate.news set is_published = false where site_id = 1 and id = 1')
  const token = createToken()
  await site.admin.query(
    `insert into estate.previews (site_id, news_id, token_hash, made_at, ends_at)
     values (1, 1, $1, now(), now() + interval '1 hour')`,
    [hashToken(token)],
  )
  const page = await site.get(`/preview/article/${token}`)
  expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'same-origin'])
  const html = await page.text()
  expect(html).toContain('Texte-rare')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(await status(site, '/actualites/slug-fr-1/1')).toBe(404)
  expect(await status(site, `/preview/article/${'x'.repeat(43)}`)).toBe(404)
  expect(await everywhere(site)).not.toContain('Nouvelle-rare')
})

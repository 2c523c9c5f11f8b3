import { expect, test } from 'vitest'
import { createSecretLink, openLinkToken } from '#api/accounts/secret-links.ts'
import { inSite } from '#db/site-db.ts'
import { createObeyingSite } from './support/obeying-site.ts'
import { insertOrder } from './support/test-order.ts'
import { createTestSite, type TestSite } from './support/test-site.ts'

const AUBEPINES = '/wines/les-aubepines/1'

async function openLink(site: TestSite) {
  const { pool, secrets, admin } = site
  await admin.query('delete from estate.reviews where site_id = 1')
  const order = await insertOrder(admin, { status: 'DELIVERED', lines: [{}, { name: 'La Perrine' }] })
  const token = await inSite({ pool, siteId: 1 }, async (db) => {
    const now = new Date()
    const about = { siteId: 1, userId: null, email: 'jeanne@example.com', facts: { orderId: order.id }, secrets, now }
    const id = await createSecretLink(db, { purpose: 'ORDER_REVIEW', ...about })
    return openLinkToken(db, { id, secrets })
  })
  const rows = async () =>
    (await admin.query('select position, rating, text, state from estate.reviews where site_id = 1 order by position'))
      .rows
  return { order, path: `/review/${token}`, rows }
}

test('a review is given by a plain form; a product without a mark is left alone', async () => {
  const site = await createTestSite()
  const { path, rows } = await openLink(site)
  const look = await site.get(path)
  const page = await look.text()
  expect([look.status, look.headers.get('referrer-policy')]).toEqual([200, 'same-origin'])
  for (const said of [
    'Les Aubépines',
    'La Perrine',
    '«\u00a0Jeanne M.\u00a0»',
    'name="rating-0"',
    'href="/avis-verifies"',
  ])
    expect(page).toContain(said)
  expect(page).toContain('content="noindex"')

  const nothing = await site.postForm({ path, fields: { 'rating-0': '', 'text-0': 'Des mots' } })
  expect([nothing.status, await nothing.text()]).toEqual([400, expect.stringContaining('Donnez une note à un produit')])
  const long = await site.postForm({
    path,
    fields: { 'rating-0': '3', 'title-0': 'mot '.repeat(30), 'text-0': 'Gardé' },
  })
  const told = await long.text()
  expect([long.status, /id="title-0-problem"/.test(told), told.includes('Gardé')]).toEqual([400, true, true])
  expect(await rows()).toEqual([])

  const sent = await site.postForm({ path, fields: { 'rating-0': '3', 'text-0': 'Un peu jeune.', 'rating-1': '' } })
  expect(await sent.text()).toContain('Merci, vos avis sont enregistrés.')
  expect(await rows()).toEqual([{ position: 0, rating: 3, text: 'Un peu jeune.', state: 'WAITING' }])
  expect(await (await site.get(`/en${path}`)).text()).toContain('Waiting to be published')
})

test('a refused review says why, and is read again once it is corrected; a published one has no form', async () => {
  const site = await createTestSite()
  const { path, rows } = await openLink(site)
  await site.postForm({ path, fields: { 'rating-0': '5', 'text-0': 'Appelez-moi.' } })
  await site.admin.query(
    `update estate.reviews set state = 'REFUSED', refusal = 'PERSONAL_DATA', decided_at = now() where site_id = 1`,
  )
  expect(await (await site.get(path)).text()).toContain('Non publié\u00a0: il contient des données personnelles')
  await site.postForm({ path, fields: { 'rating-0': '5', 'text-0': 'Superbe.' } })
  expect(await rows()).toEqual([{ position: 0, rating: 5, text: 'Superbe.', state: 'WAITING' }])
  await site.admin.query(`update estate.reviews set state = 'PUBLISHED', decided_at = now() where site_id = 1`)
  const page = await (await site.get(path)).text()
  expect([page.includes('Publié. Merci.'), page.includes('name="rating-0"')]).toEqual([true, false])
})

test('a link that is over says so, and requests are stopped by a button or by one POST of a mail program', async () => {
  const site = await createTestSite()
  const over = await site.get(`/review/${'x'.repeat(43)}`)
  expect([over.status, await over.text()]).toEqual([410, expect.stringContaining('Ce lien ne mène plus à rien')])
  const { path } = await openLink(site)
  const url = `${site.base}${path.replace('/review/', '/review/stop/')}`
  expect(await (await fetch(url)).text()).toContain('Ne plus me demander d’avis')
  expect((await site.admin.query('select from estate.review_objections')).rowCount).toBe(0)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const click = await fetch(url, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' })
  expect([click.status, await click.text()]).toEqual([200, expect.stringContaining('C’est noté')])
  expect((await site.admin.query('select email from estate.review_objections')).rows).toEqual([
    { email: 'jeanne@example.com' },
  ])
})

test('a kept page of a wine shows what is published at once, with its average, and nothing while there is nothing', async () => {
  const site = await createObeyingSite(({ admin }) => admin.query('delete from estate.reviews where site_id = 1'))
  const read = async (path = AUBEPINES) => (await site.get(path)).text()
  const before = await read()
  expect([before.includes('id="avis"'), before.includes('aggregateRating')]).toEqual([false, false])
  const order = await insertOrder(site.admin, { status: 'DELIVERED' })
  await site.change({
    sql: `insert into estate.reviews (site_id, order_id, position, product_id, rating, title, text, author, locale, state, bought_at, written_at, decided_at, answer, answered_at)
      values (1, $1, 0, 1, 4, '<b>Droit</b>', 'Un vin franc.', 'Jeanne M.', 'fr', 'PUBLISHED', '2026-10-01T10:00Z', '2026-11-01T10:00Z', '2026-11-02T10:00Z', 'Merci à vous.', now())`,
    values: [order.id],
  })
  const after = await read()
  const shown = ['id="avis"', '4 sur 5', '1 avis vérifié', '&lt;b&gt;Droit&lt;/b&gt;', 'Jeanne M.', 'Merci à vous.']
  for (const said of [...shown, 'Publié le 2 novembre 2026, achat du 1er octobre 2026', 'href="/avis-verifies"'])
    expect(after).toContain(said)
  expect(after).toMatch(/data-average.*<a href="#avis"[^>]*>4 sur 5, 1 avis vérifié<\/a>/s)
  expect(after).toMatch(/"aggregateRating":\{[^}]*"ratingValue":4,"reviewCount":1/)
  const inEnglish = await read(`/en${AUBEPINES}`)
  expect(inEnglish).toContain('lang="fr"><h3')
  expect(inEnglish).toContain('1 verified review')
})

test('how reviews are checked is said on a page of its own, in both languages, with every reason of refusal', async () => {
  const site = await createTestSite()
  const page = await (await site.get('/avis-verifies')).text()
  for (const said of ['Des avis vérifiés', 'Les avis les plus récents viennent en premier', 'six mois', 'cinq ans'])
    expect(page).toContain(said)
  expect(page.match(/il (?:ne parle|contient|fait|est contraire)/g)?.length).toBeGreaterThanOrEqual(5)
  expect(await (await site.get('/en/avis-verifies')).text()).toContain('Verified reviews')
  const odd = await site.get('/Avis-Verifies')
  expect([odd.status, odd.headers.get('location')]).toEqual([301, '/avis-verifies'])
})

test('a section shows the newest reviews of the estate on a kept page, and is not there while there are none', async () => {
  const site = await createObeyingSite(async ({ admin }) => {
    await admin.query('delete from estate.reviews where site_id = 1')
    await admin.query(
      `insert into estate.sections (site_id, page_id, locale, position, type, properties)
       select 1, page_id, 'fr', 90, 'reviews', '{"eyebrow": "Sur les tables", "leadsElsewhere": true}'
       from estate.page_texts where site_id = 1 and locale = 'fr' and url = 'notre-domaine'`,
    )
  })
  const read = async () => (await site.get('/notre-domaine')).text()
  expect(await read()).not.toContain('>Sur les tables<')
  const order = await insertOrder(site.admin, { status: 'DELIVERED' })
  await site.change({
    sql: `insert into estate.reviews (site_id, order_id, position, product_id, rating, text, author, locale, state, bought_at, written_at, decided_at)
      values (1, $1, 0, 1, 5, 'Un vin franc.', 'Jeanne M.', 'fr', 'PUBLISHED', now(), now(), now())`,
    values: [order.id],
  })
  const page = await read()
  for (const said of ['Sur les tables', 'Un vin franc.', 'Les Aubépines, 2021, 75 cl', '1 avis vérifié'])
    expect(page).toContain(said)
  // Without a key of the estate nobody is led to the maps service.
  expect(page).not.toContain('/avis-google')
})

test('the page of the maps service says whose words they are, or that they cannot be shown', async () => {
  const site = await createTestSite()
  const page = await site.get('/avis-google')
  const html = await page.text()
  expect([page.status, site.cache.size().pages]).toEqual([200, 0])
  for (const said of [
    'Avis issus de Google, non vérifiés par nous',
    'ne peuvent pas être montrés',
    'content="noindex"',
  ])
    expect(html).toContain(said)
})

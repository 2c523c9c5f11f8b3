import { expect, test } from 'vitest'
import { createObeyingSite } from './support/obeying-site.ts'
import { signInTo } from './support/test-app.ts'
import { createTestSite } from './support/test-site.ts'

const site = (id: number, more: Record<string, string> = {}) => ({ idSite: String(id), ...more })

test('a site being built is shown to its administrators only', async () => {
  const running = await createObeyingSite()
  const { get, cache, change } = running
  const admin = { cookie: `token=${await signInTo(running, { siteId: 3, role: 'ADMIN' })}` }
  const customer = { cookie: `token=${await signInTo(running, { siteId: 3, role: 'CUSTOMER' })}` }
  const stranger = { cookie: `token=${await signInTo(running, { siteId: 1, role: 'ADMIN' })}` }
  await change({ sql: 'update estate.site_settings set is_building = true where site_id = 3' })

  for (const headers of [{}, customer, stranger]) {
    const answer = await get('/', site(3, headers))
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
      503,
      '3600',
      'private, no-store',
    ])
    const html = await answer.text()
    expect(html).toContain('Le site se prépare')
    expect(html).not.toContain('La montagne')
  }
  expect(await (await get('/en', site(3))).text()).toContain('This site is being prepared')
  const seen = await get('/', site(3, admin))
  expect([seen.status, (await seen.text()).includes('La montagne')]).toEqual([200, true])
  expect((await get('/', site(3))).status).toBe(503)
  expect(cache.find(3, '/')).toBeUndefined()

  await change({ sql: 'update estate.site_settings set is_building = false where site_id = 3' })
  expect((await get('/', site(3))).status).toBe(200)
  expect(cache.find(3, '/')).toBeDefined()
})

test('a language that the site does not speak is a missing page, in the site’s own look', async () => {
  const { get, change } = await createObeyingSite()
  await change({ sql: `update estate.site_settings set locales = '{fr}' where site_id = 2` })
  const answer = await get('/en', site(2))
  const html = await answer.text()
  expect(answer.status).toBe(404)
  expect(html).toContain('This page could not be found')
  expect(html).toContain('--color-ground:#14110F')
  expect(await (await get('/', site(2))).text()).not.toContain('hrefLang="en"')
})

test('a part of the shell that fails is left out, and the page that lacks it is not kept', async () => {
  const { get, admin, cache } = await createTestSite()
  await admin.query('alter table estate.elements rename to elements_away')
  const answer = await get('/', site(1))
  expect(answer.status).toBe(200)
  expect(await answer.text()).not.toContain('Cercle des caves')
  expect(cache.find(1, '/')).toBeUndefined()

  await admin.query('alter table estate.elements_away rename to elements')
  expect(await (await get('/', site(1))).text()).toContain('Cercle des caves')
  expect(cache.find(1, '/')).toBeDefined()
})

test('a page that fails says so in the site’s frame, with the way home, and is not kept', async () => {
  const { get, admin, cache } = await createTestSite()
  await admin.query(`update estate.sections set properties = '{}' where site_id = 1`)
  for (const [path, message, home, menu] of [
    ['/notre-domaine', 'Erreur', 'Retour à l’accueil', 'NOTRE DOMAINE'],
    ['/en/notre-domaine', 'Error', 'Back to the home page', 'OUR ESTATE'],
  ] as const) {
    const answer = await get(path, site(1))
    const html = await answer.text()
    expect(answer.status).toBe(500)
    expect(html).toMatch(new RegExp(`<h1[^>]*>${message}</h1>`))
    expect(html).toContain('>500</p>')
    expect(html).toContain(home)
    expect(html).toContain(menu)
    expect(cache.find(1, path)).toBeUndefined()
  }
})

test('an error page that fails itself leaves a sentence and a way home', async () => {
  const { builtSite } = await import('#run/pages/site-source.ts')
  const built = await builtSite()
  const render = () => Promise.reject(new Error('the error page broke'))
  const source = {
    ...built,
    renderer: async () => ({ isKeptPath: () => false, takesFiles: () => false, sleeps: () => false, render }),
  }
  const { get } = await createTestSite({ source })
  const french = await get('/', site(1))
  expect(french.status).toBe(500)
  const html = await french.text()
  expect(html).toContain('Une erreur est survenue pendant l’affichage de la page d’erreur.')
  expect(html).toContain('<a href="/">Retour à l’accueil</a>')
  const english = await (await get('/en/x', site(1))).text()
  expect(english).toContain('An error occurred while showing the error page.')
  expect(english).toContain('<a href="/en">Back to the home page</a>')
})

test('a page has one address', async () => {
  const { get } = await createTestSite()
  const leads = async (path: string) => {
    const answer = await get(path, site(1))
    return [answer.status, answer.headers.get('location')]
  }
  expect(await leads('/accueil')).toEqual([301, '/'])
  expect(await leads('/en/accueil')).toEqual([301, '/en'])
  expect(await leads('/fr/notre-domaine')).toEqual([301, '/notre-domaine'])
  expect(await leads('/favicon.ico')).toEqual([
    302,
    expect.stringMatching(/^\/img\/original\/\w{32}\/roche-perrine-favicon\.svg$/),
  ])
})

test('the contact page that an estate hides is nowhere, and legal texts lead to its e-mail address instead', async () => {
  const { get, change } = await createObeyingSite()
  await change({
    sql: `update estate.parameters set value = null where site_id = 1 and type = 'HIDE_CONTACT_PAGE'`,
  })
  expect(await (await get('/sitemap.xml', site(1))).text()).not.toContain('/nous-contacter')
  expect((await get('/nous-contacter', site(1))).status).toBe(404)
  const policy = await (await get('/privacy-policy', site(1))).text()
  expect(policy).toMatch(/href="mailto:roche-perrine@example\.com"[^>]*>page de contact</)
  await change({
    sql: `update estate.parameters set value = 'true' where site_id = 1 and type = 'HIDE_PRODUCT_PRICES'`,
  })
  const wine = await (await get('/products/coffret-decouverte/17', site(1))).text()
  expect(wine).toMatch(/href="mailto:roche-perrine@example\.com"[^>]*class="button/)
})

test('an estate that makes no wine has no health message at the foot of its pages; others have it', async () => {
  const site = await createObeyingSite()
  const says = async () =>
    (await (await site.get('/', { idSite: '1' })).text()).includes('L’abus d’alcool est dangereux')
  expect(await says()).toBe(true)
  await site.change({ sql: 'update estate.site_settings set is_winemaker = false where site_id = 1' })
  expect(await says()).toBe(false)
})

test('a page of words alone is set in a reading measure, under its title, without its other sections', async () => {
  const site = await createObeyingSite()
  const page = async () => (await site.get('/notre-domaine', { idSite: '1' })).text()
  expect(await page()).not.toContain('max-w-[66ch] flex-col gap-12')
  await site.admin.query(
    `insert into estate.sections (site_id, page_id, locale, position, type, properties)
     select 1, id, 'fr', 90, 'text', '{"title": "Un chapitre", "text": "Mot-rare-12"}' from estate.pages
     where site_id = 1 and cms_route = 'notre-domaine'`,
  )
  await site.change({
    sql: `update estate.pages set is_text = true where site_id = 1 and cms_route = 'notre-domaine'`,
  })
  const html = await page()
  expect(html).toMatch(/<h1 class="title-2">[^<]+<\/h1><section>/)
  expect(html).toMatch(/<section><h2[^>]*>Un chapitre<\/h2>/)
  expect(html).toContain('<p>Mot-rare-12</p>')
})

import { expect, test } from 'vitest'
import { createTestSite, type TestSite } from './support/test-site.ts'

interface Frame {
  part: 'header' | 'footer'
  siteId?: number
  isValid?: boolean
}

/** Sections of an estate's own making around its pages, one sentence in each language. */
async function addFrame({ admin }: TestSite, { part, siteId = 1, isValid = true }: Frame) {
  const { rows } = await admin.query(
    `insert into estate.pages (site_id, type, is_valid, show_in_menu, is_custom_${part})
       values ($1, 'SHARED', $2, false, true) returning id`,
    [siteId, isValid],
  )
  for (const locale of ['fr', 'en']) {
    await admin.query(
      `insert into estate.page_texts (site_id, page_id, locale, title, url, menu_title) values ($1, $2, $3, 'Cadre', $4, 'CADRE')`,
      [siteId, rows[0].id, locale, `partage-${part}`],
    )
    await admin.query(
      `insert into estate.sections (site_id, page_id, locale, position, type, properties)
         values ($1, $2, $3, 0, 'quote', $4)`,
      [siteId, rows[0].id, locale, JSON.stringify({ text: `Une ${part} ${locale}`, ground: 'plain' })],
    )
  }
  return rows[0].id as number
}

test('every theme shows the header and the footer that an estate has made, and keeps what the law asks for', async () => {
  const site = await createTestSite()
  for (const siteId of [1, 2, 3]) {
    const read = async (path: string) => (await site.get(path, { idsite: String(siteId) })).text()
    const before = await read('/')
    expect(before).not.toContain('Une header')
    await addFrame(site, { part: 'header', siteId })
    await addFrame(site, { part: 'footer', siteId })
    await site.reload()
    for (const path of ['/', '/notre-domaine', '/auth', '/no-such-page']) {
      const page = await read(path)
      expect(page.indexOf('Une header fr'), path).toBeGreaterThan(0)
      expect(page.indexOf('Une header fr'), path).toBeLessThan(page.indexOf('<nav'))
      expect(page.indexOf('Une footer fr'), path).toBeGreaterThan(page.indexOf('</main>'))
      expect(page, path).toContain('href="/legal-notice"')
    }
    if (siteId !== 2) expect(await read('/en')).toContain('Une footer en')
  }
})

test('what is not published stands nowhere, and has no address', async () => {
  const site = await createTestSite()
  await addFrame(site, { part: 'header', isValid: false })
  await addFrame(site, { part: 'footer' })
  const page = await (await site.get('/')).text()
  expect(page).not.toContain('Une header')
  expect((await site.get('/partage-footer')).status).toBe(404)
  expect(await (await site.get('/sitemap.xml')).text()).not.toContain('partage')
})

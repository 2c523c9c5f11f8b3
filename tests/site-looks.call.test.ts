import { expect, test } from 'vitest'
import { createObeyingSite, type ObeyingSite } from './support/obeying-site.ts'

const SITE = { idSite: '3' }

/** Media of the third estate by the name of its file. */
async function mediaOf({ admin }: ObeyingSite, filename: string): Promise<string> {
  const { rows } = await admin.query('select id from estate.media where site_id = 3 and filename = $1', [filename])
  return rows[0].id
}

const insertMedia = (
  { change }: ObeyingSite,
  { id, kind, filename, type }: { id: string; kind: string; filename: string; type: string },
) =>
  change({
    sql: `insert into estate.media (site_id, id, kind, filename, mime_type, bytes) values (3, $1, $2, $3, $4, 1)`,
    values: [id, kind, filename, type],
  })

test('every kind of section that no demo page has yet is drawn too', async () => {
  const site = await createObeyingSite()
  const poster = await mediaOf(site, 'savoie-sapins.jpg')
  const drawing = await mediaOf(site, 'ornement-montagnes.svg')
  const film = 'f'.repeat(32)
  await insertMedia(site, { id: film, kind: 'VIDEO', filename: 'Vendanges.mp4', type: 'video/mp4' })
  const sections = [
    {
      type: 'video',
      title: 'Les vendanges',
      poster: { media: poster, alt: '' },
      video: { media: film, alt: 'Film des vendanges' },
    },
    { type: 'ornament', picture: { media: drawing, alt: '' }, size: 'large' },
    { type: 'picture', picture: { media: poster, alt: 'Des sapins' }, width: 'text', caption: 'Au bord du bois.' },
  ]
  for (const [at, { type, ...properties }] of sections.entries()) {
    await site.change({
      sql: `insert into estate.sections (site_id, page_id, locale, position, type, properties)
       select 3, page_id, 'fr', $1, $2, $3 from estate.page_texts where site_id = 3 and locale = 'fr' and url = 'actualites'`,
      values: [at, type, JSON.stringify(properties)],
    })
  }
  const html = await (await site.get('/actualites', SITE)).text()
  expect(html).toMatch(
    new RegExp(`<video controls="" preload="none" playsInline="" poster="/img/w1200/${poster}/savoie-sapins.jpg"`),
  )
  expect(html).toContain(`<source src="/img/original/${film}/vendanges.mp4" type="video/mp4"/>`)
  expect(html).toContain(`src="/img/original/${drawing}/ornement-montagnes.svg"`)
  expect(html).toContain('Au bord du bois.</figcaption>')
  expect(html).not.toMatch(/\sstyle="/)
})

test('a page without sections stands on the site’s banner, where there is one', async () => {
  const site = await createObeyingSite()
  expect(await (await site.get('/actualites', SITE)).text()).not.toContain('.banner{')
  const picture = await mediaOf(site, 'savoie-sapins.jpg')
  await site.change({
    sql: 'insert into estate.banners (site_id, media_id, position_x, height) values (3, $1, 20, 400)',
    values: [picture],
  })
  const html = await (await site.get('/actualites', SITE)).text()
  expect(html).toContain('.banner{min-height:400px;background:image-set(')
  expect(html).toContain('20% 50%/cover no-repeat')
  expect(html).toContain('<section class="banner')
})

test('an estate’s own typeface is loaded by the weight in its name', async () => {
  const site = await createObeyingSite()
  const file = 'e'.repeat(32)
  await insertMedia(site, { id: file, kind: 'FONT', filename: 'Maison-SemiBold.woff2', type: 'font/woff2' })
  await site.change({
    sql: `insert into estate.font_files (site_id, media_id, family) values (3, $1, 'Maison')`,
    values: [file],
  })
  await site.change({
    sql: `update estate.fonts set family = 'Maison', weight = 600, color = '#123456' where site_id = 3 and type = 'TITLE'`,
  })
  const html = await (await site.get('/', SITE)).text()
  expect(html).toContain(
    `font-family:"Maison";font-style:normal;font-weight:600;font-display:swap;src:url(/img/original/${file}/maison-semibold.woff2)`,
  )
  expect(html).toContain('--font-title:"Maison",Georgia,serif')
  expect(html).toContain('--title-weight:600')
  expect(html).toContain('--color-heading:#123456')
})

test('each logo stands in its place, and another one shows at once', async () => {
  const site = await createObeyingSite()
  const html = await (await site.get('/', SITE)).text()
  const light = await mediaOf(site, 'ysaline-logo.svg')
  const dark = await mediaOf(site, 'ysaline-logo-clair.svg')
  const favicon = await mediaOf(site, 'ysaline-favicon.svg')
  expect(html).toContain(`src="/img/original/${light}/ysaline-logo.svg"`)
  expect(html).toContain(`<link rel="icon" href="/img/original/${favicon}/ysaline-favicon.svg"/>`)
  await site.change({
    sql: `update estate.parameters set value = '#0F4047' where site_id = 3 and type = 'BACKGROUND_HEADER_COLOR'`,
  })
  expect(await (await site.get('/', SITE)).text()).toContain(`src="/img/original/${dark}/ysaline-logo-clair.svg"`)
})

test('the site’s own styles come before those of a page, or the order of their layers is another', async () => {
  const site = await createObeyingSite()
  const paths = ['/', '/nos-vins', '/actualites', '/blog', '/albums', '/nos-partenaires', '/evenements', '/service']
  for (const path of [...paths, '/nous-contacter', '/forms/1', '/avis-verifies', '/auth', '/cart', '/cart/address']) {
    const html = await (await site.get(path, { idSite: '1' })).text()
    const [first = ''] = html.match(/<link[^>]*rel="stylesheet"[^>]*>/) ?? []
    expect([path, first]).toEqual([path, expect.stringContaining('href="/assets/root-')])
  }
})

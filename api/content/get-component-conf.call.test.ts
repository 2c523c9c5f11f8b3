import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { addTestMedia, photograph } from '#tests/support/test-media.ts'

const get = async ({ app }: TestApp, { slug, headers = {} }: { slug: string; headers?: Record<string, string> }) => {
  const answer = await app.inject({ url: `/api/component/conf/${slug}`, headers })
  return { status: answer.statusCode, ...answer.json() }
}

interface GivenSection {
  locale?: string
  position: number
  properties: object
}

/** A page of site 1 that is called `essai`, in French at `/essai` and in English at `/trial`. */
async function createPage({ admin }: TestApp, sections: readonly GivenSection[]): Promise<number> {
  const { rows } = await admin.query(
    `insert into estate.pages (site_id, position, cms_route) values (1, 90, 'essai') returning id`,
  )
  const id = rows[0].id
  await admin.query(
    `insert into estate.page_texts (site_id, page_id, locale, title, url, menu_title, meta_description)
     values (1, $1, 'fr', 'Essai', '/essai', 'Essai', 'Une page.'), (1, $1, 'en', 'Trial', '/trial', 'Trial', 'A page.')`,
    [id],
  )
  for (const { locale = 'fr', position, properties } of sections) {
    await admin.query(
      `insert into estate.sections (site_id, page_id, locale, position, type, properties)
       values (1, $1, $2, $3, $4::jsonb ->> 'type', $4::jsonb - 'type')`,
      [id, locale, position, JSON.stringify(properties)],
    )
  }
  return id
}

test('a page is told from top to bottom, in the caller’s language', async () => {
  const test = await createTestApp()
  const id = await createPage(test, [
    { position: 2, properties: { type: 'quote', text: 'En bas.' } },
    { position: 1, properties: { type: 'text', text: 'En haut.' } },
    { position: 1, locale: 'en', properties: { type: 'text', text: 'On top.', align: 'center' } },
  ])
  const { data } = await get(test, { slug: 'essai' })
  expect(data).toMatchObject({
    slug: 'essai',
    idPage: id,
    route: 'essai',
    title: 'Essai',
    metaDescription: 'Une page.',
  })
  expect(data.components).toEqual([
    { type: 'text', text: 'En haut.', align: 'left', size: 'body', ground: 'plain' },
    { type: 'quote', text: 'En bas.', ground: 'plain' },
  ])
  const english = (await get(test, { slug: 'essai', headers: { userlang: 'en' } })).data
  expect(english).toMatchObject({ title: 'Trial', components: [{ text: 'On top.', align: 'center' }] })
})

test('pictures come with their address and size, and a section whose picture is gone is left out', async () => {
  const test = await createTestApp()
  const bytes = await photograph(64, 48)
  const file = { bytes, filename: 'Les vignes.jpg', mimeType: 'image/jpeg', width: 64, height: 48 }
  const [media, foreign] = [
    await addTestMedia(test, { siteId: 1, given: file }),
    await addTestMedia(test, { siteId: 3, given: file }),
  ]
  const story = (id: string) => ({ type: 'story', title: id, text: 'Ici.', picture: { media: id, alt: 'Les vignes' } })
  await createPage(test, [
    { position: 1, properties: story(foreign) },
    { position: 2, properties: story(media) },
    { position: 3, properties: story('0'.repeat(32)) },
  ])
  const { components } = (await get(test, { slug: 'essai' })).data
  expect(components.map(({ title }: { title: string }) => title)).toEqual([media])
  expect(components[0].picture).toMatchObject({ id: media, alt: 'Les vignes', width: 64, height: 48 })
})

test('a page of another estate, one that is hidden and one that never was are not found', async () => {
  const test = await createTestApp()
  await createPage(test, [])
  const refused = { status: 404, code: 'page-not-found' }
  expect((await get(test, { slug: 'essai' })).data.components).toEqual([])
  expect(await get(test, { slug: 'essai', headers: { host: 'coteaux.localhost' } })).toMatchObject(refused)
  expect(await get(test, { slug: 'never' })).toMatchObject(refused)
  await test.admin.query(`update estate.pages set is_valid = false where cms_route = 'essai'`)
  expect(await get(test, { slug: 'essai' })).toMatchObject(refused)
  const long = await get(test, { slug: 'x'.repeat(201), headers: { userlang: 'en' } })
  expect([long.status, long.errors]).toEqual([400, { slug: 'At most 200 characters.' }])
})

test('HTML of the estate is sent clean, in columns too, and what nothing is left of is not sent', async () => {
  const test = await createTestApp()
  const html = '<p onclick="x()">Bonjour</p><script>alert(1)</script><img src="https://elsewhere.example/x.png">'
  await createPage(test, [
    { position: 1, properties: { type: 'html', html } },
    { position: 2, properties: { type: 'html', html: '<script>alert(1)</script>' } },
    {
      position: 3,
      properties: { type: 'columns', columns: [{ sections: [{ type: 'html', html }] }, { sections: [] }] },
    },
  ])
  const { components } = (await get(test, { slug: 'essai' })).data
  const clean = { type: 'html', html: '<p>Bonjour</p>', width: 'text', ground: 'plain' }
  expect(components).toMatchObject([clean, { type: 'columns', columns: [{ sections: [clean] }, { sections: [] }] }])
})

test('visitors are not told by which marks the editor knows sections', async () => {
  const test = await createTestApp()
  const quote = { type: 'quote', text: 'Une phrase.', id: 'abc123' }
  const columns = { type: 'columns', id: 'def456', columns: [{ sections: [quote] }, { sections: [] }] }
  await createPage(test, [
    { position: 1, properties: quote },
    { position: 2, properties: columns },
  ])
  const answer = await get(test, { slug: 'essai' })
  expect(answer.data.components).toHaveLength(2)
  expect(JSON.stringify(answer.data)).not.toMatch(/abc123|def456/)
})

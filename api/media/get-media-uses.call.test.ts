import { expect, test } from 'vitest'
import { NAMING_COLUMNS } from '#db/queries/media/media-places.ts'
import { addToLibrary } from '#tests/support/library.ts'
import { openOffice } from '#tests/support/test-office.ts'

test('what shows a picture is told by its place and its name', async () => {
  const { shop, ask } = await openOffice()
  const { id, mediaId } = await addToLibrary(shop)
  const uses = async () => (await ask(`GET /admin/media/${id}/uses`)).data.uses
  expect(await uses()).toEqual([])
  await shop.admin.query('update estate.products set media_id = $1 where site_id = 1 and id = 1', [mediaId])
  await shop.admin.query(
    `update estate.news_texts set content = '<img src="/img/w960/' || $1 || '/chai-neuf.jpg">'
     where site_id = 1 and news_id = 1`,
    [mediaId],
  )
  const { rows } = await shop.admin.query(
    `select name from estate.product_texts where site_id = 1 and product_id = 1 and locale = 'fr'`,
  )
  expect(await uses()).toEqual([
    { place: 'news', thing: 1, name: expect.any(String) },
    { place: 'products', thing: 1, name: rows[0].name },
  ])
})

test('nothing of another estate is told', async () => {
  const { shop, ask } = await openOffice()
  const { id } = await addToLibrary(shop, { siteId: 3 })
  expect(await ask(`GET /admin/media/${id}/uses`)).toMatchObject({ status: 404 })
})

test('every column that refers to a file is known as a place', async () => {
  const { shop } = await openOffice()

  const { rows } = await shop.admin.query(
    `select conrelid::regclass::text as place, attname as column_name from pg_constraint
     join pg_attribute on attrelid = conrelid and attnum = any (conkey) and attname <> 'site_id'
     where confrelid = 'estate.media'::regclass and contype = 'f'`,
  )
  // What only remembers, or belongs to the file itself, shows it nowhere.
  const left = new Set(['font_files.media_id', 'media_entries.media_id', 'media_entries.source_media_id'])
  const found = rows.map(({ place, column_name }) => `${place.replace('estate.', '')}.${column_name}`)
  const known = new Set(NAMING_COLUMNS.map(({ table, column }) => `${table}.${column}`))
  expect(found.filter((one) => !left.has(one) && !known.has(one))).toEqual([])
  expect(found.length).toBeGreaterThan(10)
})

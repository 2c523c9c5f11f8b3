import { expect, test } from 'vitest'
import { addToLibrary } from '#tests/support/library.ts'
import { openOffice } from '#tests/support/test-office.ts'

async function placed() {
  const { shop, ask } = await openOffice()
  const [old, fresh] = [await addToLibrary(shop), await addToLibrary(shop, { filename: 'Le nouveau chai.png' })]
  const { rows } = await shop.admin.query(
    `with page as (select page_id from estate.sections where site_id = 1 limit 1)
     insert into estate.sections (site_id, page_id, locale, position, type, properties)
     select 1, page_id, 'fr', 999, 'picture', $1 from page returning id`,
    [JSON.stringify({ picture: { media: old.mediaId, alt: 'Chai' } })],
  )
  await shop.admin.query('update estate.products set media_id = $1 where site_id = 1 and id = 1', [old.mediaId])
  await shop.admin.query('update estate.news_texts set content = $1 where site_id = 1 and news_id = 1', [
    `<figure><img src="/img/w960/${old.mediaId}/chai-neuf.jpg" alt=""></figure>` +
      `<p><a href="/img/original/${old.mediaId}/chai-neuf.jpg">Voir</a></p>`,
  ])
  const named = async () => {
    const one = async (sql: string, values: unknown[] = []) =>
      Object.values((await shop.admin.query(sql, values)).rows[0])[0]
    return {
      section: await one('select properties from estate.sections where site_id = 1 and id = $1', [rows[0].id]),
      product: await one('select media_id from estate.products where site_id = 1 and id = 1'),
      news: await one('select content from estate.news_texts where site_id = 1 and news_id = 1'),
    }
  }
  return { shop, ask, old, fresh, named }
}

test('another picture takes its place in sections, things and texts, under its own name', async () => {
  const { ask, old, fresh, named, shop } = await placed()
  const answer = await ask(`POST /admin/media/${old.id}/replacement`, { by: fresh.id })
  expect(answer).toMatchObject({ status: 200 })
  expect(answer.data.places).toBeGreaterThanOrEqual(3)
  expect(await named()).toMatchObject({
    section: { picture: { media: fresh.mediaId, alt: 'Chai' } },
    product: fresh.mediaId,
    news: expect.stringContaining(`<img src="/img/w960/${fresh.mediaId}/le-nouveau-chai.jpg"`),
  })
  expect((await named()).news).toContain(`/img/original/${fresh.mediaId}/le-nouveau-chai.png`)
  expect((await ask(`GET /admin/media/${old.id}/uses`)).data.uses).toEqual([])
  const { rows } = await shop.admin.query(
    `select thing, before, after from estate.audit_events where site_id = 1 and call = 'replaceMedia' and thing = 'products'`,
  )
  expect(rows).toEqual([{ thing: 'products', before: { media: old.mediaId }, after: { media: fresh.mediaId } }])
})

test('two who replace the same at once leave it replaced once, by one of them', async () => {
  const { ask, old, fresh, named, shop } = await placed()
  const other = await addToLibrary(shop)
  const answers = await Promise.all([
    ask(`POST /admin/media/${old.id}/replacement`, { by: fresh.id }),
    ask(`POST /admin/media/${old.id}/replacement`, { by: other.id }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers.map(({ data }) => data.places > 0).sort()).toEqual([false, true])
  const { product, section } = await named()
  expect((section as { picture: { media: string } }).picture.media).toBe(product)
  expect([fresh.mediaId, other.mediaId]).toContain(product)
})

test('a film does not take the place of a picture, nor anything of another estate', async () => {
  const { ask, old, named, shop } = await placed()
  const film = await addToLibrary(shop, { kind: 'VIDEO' })
  const foreign = await addToLibrary(shop, { siteId: 3 })
  expect(await ask(`POST /admin/media/${old.id}/replacement`, { by: film.id })).toMatchObject({ status: 400 })
  expect(await ask(`POST /admin/media/${old.id}/replacement`, { by: old.id })).toMatchObject({ status: 400 })
  expect(await ask(`POST /admin/media/${old.id}/replacement`, { by: foreign.id })).toMatchObject({ status: 404 })
  expect((await named()).product).toBe(old.mediaId)
})

import { expect, test } from 'vitest'
import { originalKey } from '#providers/storage/media-storage.ts'
import { finishWork } from '#tests/support/finish-work.ts'
import { addToLibrary } from '#tests/support/library.ts'
import { openOffice } from '#tests/support/test-office.ts'

const names = ({ data }: { data: { media: { name: string }[] } }) => data.media.map(({ name }) => name)

test('a picture is found by its name, its tags and what is said of it, without accents', async () => {
  const { shop, ask } = await openOffice()
  const { id, mediaId } = await addToLibrary(shop, { filename: 'Entrée.jpg' })
  await addToLibrary(shop, { siteId: 3, filename: 'Entrée.jpg' })
  const changed = await ask(`PUT /admin/media/${id}`, {
    version: 1,
    tags: ['Vendanges 2026'],
    focalX: 20,
    texts: { fr: { alt: 'La grange rénovée' }, en: { alt: 'The barn' } },
  })
  expect(changed.data.mediaFile).toMatchObject({ mediaId, version: 2, focalX: 20, focalY: 50, name: 'Entrée' })
  for (const search of ['entree', 'vendanges', 'renovee', 'barn', 'grange 2026']) {
    expect([search, names(await ask(`GET /admin/media?search=${search}`))]).toEqual([search, ['Entrée']])
  }
  expect(names(await ask('GET /admin/media?tag=Vendanges%202026'))).toEqual(['Entrée'])
  expect((await ask(`GET /admin/media?mediaId=${mediaId}`)).data.media[0]).toMatchObject({
    kind: 'IMAGE',
    isUsed: false,
    hasAlt: true,
    alt: 'La grange rénovée',
    width: 60,
  })
})

test('what is used is told from what is not, wherever it is named', async () => {
  const { ask } = await openOffice()
  const count = async (filter: string) => (await ask(`GET /admin/media?nbItem=100&${filter}`)).data.total
  const [all, used, unused] = [await count(''), await count('isUsed=true'), await count('isUsed=false')]
  expect(used + unused).toBe(all)
  expect(used).toBeGreaterThan(10)
  const { data } = await ask('GET /admin/media?isUsed=true&nbItem=5')
  expect(data.media.every(({ isUsed }: { isUsed: boolean }) => isUsed)).toBe(true)
})

test('what nothing shows is removed with its file; what something shows stays', async () => {
  const { shop, ask } = await openOffice()
  const { id, mediaId } = await addToLibrary(shop)
  const { rows } = await shop.admin.query('select news_id, content from estate.news_texts where site_id = 1 limit 1')
  const [{ news_id, content }] = rows
  const write = (text: string) =>
    shop.admin.query('update estate.news_texts set content = $1 where site_id = 1 and news_id = $2', [text, news_id])
  await write(`${content}<figure><img src="/img/w960/${mediaId}/chai-neuf.jpg" alt=""></figure>`)
  expect(await ask(`DELETE /admin/media/${id}`, { version: 1 })).toMatchObject({ status: 409, code: 'still-used' })
  await write(content)
  expect(await ask(`DELETE /admin/media/${id}`, { version: 1 })).toMatchObject({ status: 200 })
  expect((await shop.admin.query('select from estate.media where id = $1', [mediaId])).rowCount).toBe(0)
  await finishWork(shop)
  expect(await shop.storage.get(originalKey(1, mediaId))).toBeNull()
})

test('what the database says is used is not removed either', async () => {
  const { shop, ask } = await openOffice()
  const { rows } = await shop.admin.query(
    `select media_entries.id from estate.products join estate.media_entries using (site_id, media_id)
     where site_id = 1 limit 1`,
  )
  expect(await ask(`DELETE /admin/media/${rows[0].id}`, { version: 1 })).toMatchObject({ status: 409 })
})

test('a film has a poster, which is a picture of the same estate; a picture has none', async () => {
  const { shop, ask } = await openOffice()
  const film = await addToLibrary(shop, { kind: 'VIDEO' })
  const [own, foreign] = [await addToLibrary(shop), await addToLibrary(shop, { siteId: 3 })]
  const change = (id: number, posterMediaId: string) => ask(`PUT /admin/media/${id}`, { version: 1, posterMediaId })
  expect(await change(film.id, foreign.mediaId)).toMatchObject({ status: 400 })
  expect(await change(film.id, film.mediaId)).toMatchObject({ status: 400 })
  expect(await change(own.id, own.mediaId)).toMatchObject({ status: 400 })
  expect(await change(film.id, own.mediaId)).toMatchObject({ status: 200 })
  expect(await ask(`DELETE /admin/media/${own.id}`, { version: 1 })).toMatchObject({ status: 409, code: 'still-used' })
})

test('nothing of another estate is read, changed or removed', async () => {
  const { shop, ask } = await openOffice()
  const { id } = await addToLibrary(shop, { siteId: 3 })
  for (const answer of [
    await ask(`GET /admin/media/${id}`),
    await ask(`PUT /admin/media/${id}`, { version: 1, name: 'x' }),
    await ask(`DELETE /admin/media/${id}`, { version: 1 }),
  ])
    expect(answer).toMatchObject({ status: 404 })
})

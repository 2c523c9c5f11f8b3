import { expect, test } from 'vitest'
import { addToLibrary } from '#tests/support/library.ts'
import { openOffice } from '#tests/support/test-office.ts'

test('several are given a tag and lose it again; all of them or none', async () => {
  const { shop, ask } = await openOffice()
  const [one, two] = [await addToLibrary(shop), await addToLibrary(shop)]
  const foreign = await addToLibrary(shop, { siteId: 3 })
  const ids = [one.id, two.id]
  const tagsOf = async (id: number) => (await ask(`GET /admin/media/${id}`)).data.mediaFile.tags
  expect((await ask('POST /admin/media/tags', { ids, add: 'Chai' })).data).toEqual({ changed: 2 })
  // Who has it already is not changed.
  expect((await ask('POST /admin/media/tags', { ids, add: 'Chai' })).data).toEqual({ changed: 0 })
  expect(await ask('POST /admin/media/tags', { ids: [...ids, foreign.id], add: 'Vigne' })).toMatchObject({
    status: 404,
  })
  expect([await tagsOf(one.id), await tagsOf(two.id)]).toEqual([['Chai'], ['Chai']])
  expect((await ask('GET /admin/media/space')).data.tags).toEqual([{ tag: 'Chai', files: 2 }])
  await ask('POST /admin/media/tags', { ids: [one.id], remove: 'Chai' })
  expect([await tagsOf(one.id), await tagsOf(two.id)]).toEqual([[], ['Chai']])
  expect(await ask('POST /admin/media/tags', { ids })).toMatchObject({ status: 400 })
})

test('a file has twenty tags at most', async () => {
  const { shop, ask } = await openOffice()
  const { id } = await addToLibrary(shop)
  const tags = Array.from({ length: 20 }, (_, at) => `t${at}`)
  await ask(`PUT /admin/media/${id}`, { version: 1, tags })
  expect(await ask('POST /admin/media/tags', { ids: [id], add: 'one more' })).toMatchObject({ status: 400 })
})

import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { addTestMedia, photograph } from '#tests/support/test-media.ts'

/** Three partners of site 1, of which one is told in English too. */
async function partners() {
  const test = await createTestApp()
  const file = { bytes: await photograph(64, 48), filename: 'logo.jpg', mimeType: 'image/jpeg', width: 64, height: 48 }
  const media = await addTestMedia(test, { siteId: 1, given: file })
  await test.admin.query(
    `insert into estate.elements (site_id, id, route, position, media_id, url)
     values (1, 901, 'partner', 2, null, null), (1, 902, 'partner', 1, $1, 'https://tonnelier.example'), (1, 903, 'partner', 3, null, null)`,
    [media],
  )
  await test.admin.query(
    `insert into estate.element_texts (site_id, element_id, locale, title, description)
     values (1, 901, 'fr', 'La verrerie', ''), (1, 902, 'fr', 'Le tonnelier', 'Des fûts.'), (1, 903, 'fr', '100 % liège', ''),
            (1, 901, 'en', 'The glassworks', '')`,
  )
  const list = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await test.app.inject({ url: `/api/element/${path}`, headers })
    return { status: answer.statusCode, ...answer.json() }
  }
  const ids = async (path: string, headers?: Record<string, string>) =>
    (await list(path, headers)).data.elements.map(({ id }: { id: number }) => id)
  return { media, list, ids }
}

test('the elements of a route come in their order, with their pictures', async () => {
  const { list, media } = await partners()
  const { data } = await list('partner')
  expect(data.total).toBe(3)
  expect(data.elements[0]).toMatchObject({
    id: 902,
    route: 'partner',
    order: 1,
    title: 'Le tonnelier',
    description: 'Des fûts.',
    url: 'https://tonnelier.example',
    image: { id: media, alt: 'Le tonnelier', width: 64, height: 48 },
  })
  expect(data.elements[1]).toMatchObject({ id: 901, url: null, image: null })
})

test('they are filtered, sorted and paged, in the language in which they are told', async () => {
  const { ids, list } = await partners()
  expect(await ids('partner?orderBy=-order')).toEqual([903, 901, 902])
  expect(await ids('partner?orderBy=title')).toEqual([903, 901, 902])
  expect(await ids('partner?title=lk:LE%20TONN')).toEqual([902])
  // A percent sign is a character to find.
  expect(await ids('partner?title=lk:%25')).toEqual([903])
  expect(await ids('partner?title=df:La%20verrerie')).toEqual([902, 903])
  expect(await ids('partner?nbItem=2&page=2')).toEqual([903])
  expect(await ids('partner', { userlang: 'en' })).toEqual([901])
  expect(Object.keys((await list('partner?url=a&orderBy=url')).errors).sort()).toEqual(['orderBy', 'url'])
})

test('a route that nobody knows has none, nor has another estate’s', async () => {
  const { list } = await partners()
  expect((await list('nothing')).data).toEqual({ elements: [], total: 0 })
  expect((await list('partner', { host: 'coteaux.localhost' })).data).toEqual({ elements: [], total: 0 })
  expect((await list('x'.repeat(101))).errors).toHaveProperty('route')
})

import { expect, test } from 'vitest'
import { openDesk } from '#tests/support/test-pages.ts'

type Desk = Awaited<ReturnType<typeof openDesk>>

const addPage = async ({ editor }: Desk, url: string) => {
  const text = { title: url, url, menuTitle: url, metaDescription: '' }
  const { data } = await editor.ask('/admin/pages', { method: 'POST', payload: { isValid: true, texts: { fr: text } } })
  return data.page.id as number
}

test('a page that has moved is found at its old address, until another takes it', async () => {
  const desk = await openDesk()
  const rename = async (url: string) => {
    const { page } = (await desk.editor.ask(desk.path)).data
    const texts = { ...page.texts, fr: { ...page.texts.fr, url } }
    return desk.editor.ask(desk.path, { method: 'PUT', payload: { version: page.version, texts } })
  }
  await rename('notre-essai')
  expect(await desk.shown('essai')).toMatchObject({ idPage: desk.id, url: 'notre-essai' })
  const other = await addPage(desk, 'essai')
  expect(await desk.shown('essai')).toMatchObject({ idPage: other, url: 'essai' })
  for (const taken of ['cart', 'nos-vins', '']) {
    const refused = await rename(taken)
    expect(refused).toMatchObject({ status: 400, errors: { 'texts.fr.url': expect.any(String) } })
  }
})

interface Change {
  desk: Desk
  id: number
}

/** Changes a page as it is now. */
const change = async ({ desk, id }: Change, given: object) => {
  const path = `/admin/pages/${id}`
  const { page } = (await desk.editor.ask(path)).data
  return desk.editor.ask(path, { method: 'PUT', payload: { version: page.version, ...given } })
}
const pageBy = async ({ admin }: Desk, route: string): Promise<number> => {
  const { rows } = await admin.query('select id from estate.pages where site_id = 1 and cms_route = $1', [route])
  return rows[0].id
}

test('a page that the site needs keeps its address and stays a page; the home page stays visible', async () => {
  const desk = await openDesk()
  const id = await pageBy(desk, 'nous-contacter')
  const { texts } = (await desk.editor.ask(`/admin/pages/${id}`)).data.page
  const renamed = { texts: { ...texts, fr: { ...texts.fr, url: 'nous-ecrire' } } }
  expect(await change({ desk, id }, renamed)).toMatchObject({
    status: 400,
    errors: { 'texts.fr.url': expect.any(String) },
  })
  expect(await change({ desk, id }, { linkType: 'CART' })).toMatchObject({
    status: 400,
    errors: { linkType: expect.any(String) },
  })
  expect((await change({ desk, id }, { isValid: false })).status).toBe(200)
  const home = await pageBy(desk, 'accueil')
  expect(await change({ desk, id: home }, { isValid: false })).toMatchObject({
    status: 400,
    errors: { isValid: expect.any(String) },
  })
})

test('what lies in the trash is not shown by its settings', async () => {
  const desk = await openDesk()
  await desk.editor.ask(`${desk.path}/trash`, { method: 'POST', payload: {} })
  expect(await change({ desk, id: desk.id }, { isValid: true })).toMatchObject({
    status: 400,
    errors: { isValid: expect.any(String) },
  })
})

test('a link leads somewhere that can be followed, and is told so', async () => {
  const desk = await openDesk()
  const set = (given: object) => change({ desk, id: desk.id }, given)
  for (const linkUrl of ['javascript:alert(1)', 'http://example.com', '//example.com', null])
    expect(await set({ linkType: 'URL', linkUrl })).toMatchObject({
      status: 400,
      errors: { linkUrl: expect.any(String) },
    })
  expect((await set({ linkType: 'CART', linkUrl: '/cart' })).status).toBe(400)
  expect((await set({ linkType: 'SCRIPT', linkUrl: null })).status).toBe(400)
  expect((await set({ linkType: 'URL', linkUrl: 'https://example.com/club' })).status).toBe(200)
  const { pages } = (await desk.app.inject({ url: '/api/page' })).json().data
  expect(pages.find((page: { id: number }) => page.id === desk.id).link).toEqual({
    type: 'URL',
    url: 'https://example.com/club',
  })
  expect((await desk.shown()).status).toBe(404)
})

test('a title that is changed beside the desk is changed on it too, unless it is being rewritten there', async () => {
  const desk = await openDesk()
  const { content } = await desk.draft()
  await desk.save(0, { ...content, en: { ...content.en, title: 'Rewritten' } })
  const { texts } = (await desk.editor.ask(desk.path)).data.page
  const title = 'Autre titre'
  await change(
    { desk, id: desk.id },
    { texts: { fr: { ...texts.fr, title, metaDescription: 'Autre phrase.' }, en: { ...texts.en, title } } },
  )
  const { content: now, version } = await desk.draft()
  expect(now.fr).toMatchObject({ title, metaDescription: 'Autre phrase.' })
  expect(now.en.title).toBe('Rewritten')
  // Whoever has the page open has not seen this draft.
  expect(version).toBe(2)
})

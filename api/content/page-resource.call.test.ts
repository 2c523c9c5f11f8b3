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

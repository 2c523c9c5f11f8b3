import { expect, test } from 'vitest'
import { openDesk } from '#tests/support/test-pages.ts'

type Desk = Awaited<ReturnType<typeof openDesk>>

const addPage = async ({ editor }: Desk, url: string) => {
  const text = { title: url, url, menuTitle: url, metaDescription: '' }
  const { data } = await editor.ask('/admin/pages', { method: 'POST', payload: { isValid: true, texts: { fr: text } } })
  return data.page.id as number
}
const move = ({ editor }: Desk, { id, ...payload }: { id: number; idParent: number | null; at: number }) =>
  editor.ask(`/admin/pages/${id}/place`, { method: 'PUT', payload })
const menu = async ({ app }: Desk) => (await app.inject({ url: '/api/page' })).json().data.pages

test('a page stands where it is put: in the menu, before others and under one of them', async () => {
  const desk = await openDesk()
  const [one, two] = [await addPage(desk, 'un'), await addPage(desk, 'deux')]
  await move(desk, { id: two, idParent: null, at: 0 })
  expect((await menu(desk))[0].id).toBe(two)
  await move(desk, { id: one, idParent: two, at: 0 })
  const [first] = await menu(desk)
  expect(first.children).toMatchObject([{ id: one, idParent: two }])
  expect(await move(desk, { id: two, idParent: one, at: 0 })).toMatchObject({ status: 409, code: 'page-below-itself' })
  expect((await move(desk, { id: two, idParent: 999_999, at: 0 })).status).toBe(404)
  expect((await move(desk, { id: 999_999, idParent: null, at: 0 })).status).toBe(404)
})

test('pages moved at the same moment all stay in the tree, each once', async () => {
  const desk = await openDesk()
  const ids = [await addPage(desk, 'un'), await addPage(desk, 'deux'), await addPage(desk, 'trois')]
  const [one = 0, two = 0, three = 0] = ids
  await Promise.all([
    move(desk, { id: one, idParent: two, at: 0 }),
    move(desk, { id: two, idParent: three, at: 0 }),
    move(desk, { id: three, idParent: one, at: 0 }),
  ])
  const inTree = (pages: { id: number; children: [] }[]): number[] =>
    pages.flatMap(({ id, children }) => [id, ...inTree(children)])
  const found = inTree(await menu(desk))
  for (const id of ids) expect(found.filter((one) => one === id)).toHaveLength(1)
})

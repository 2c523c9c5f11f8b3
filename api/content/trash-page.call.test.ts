import { expect, test } from 'vitest'
import { openDesk } from '#tests/support/test-pages.ts'

type Desk = Awaited<ReturnType<typeof openDesk>>

const menu = async ({ app }: Desk) => (await app.inject({ url: '/api/page' })).json().data.pages

test('what lies in the trash is gone from the site, and can be taken back', async () => {
  const desk = await openDesk()
  const trash = (id: number, method: 'POST' | 'DELETE' = 'POST') =>
    desk.editor.ask(`/admin/pages/${id}/trash`, { method, ...(method === 'POST' && { payload: {} }) })
  expect((await trash(desk.id)).status).toBe(200)
  expect((await desk.shown()).status).toBe(404)
  expect((await trash(desk.id)).status).toBe(404)
  const listed = await desk.editor.ask('/admin/pages?isTrashed=true')
  expect(listed.data.pages).toMatchObject([{ id: desk.id, isTrashed: true }])
  expect((await trash(desk.id, 'DELETE')).status).toBe(200)
  expect((await desk.draft()).isValid).toBe(false)
  const home = (await menu(desk)).find(({ cms }: { cms: { route: string } }) => cms.route === 'accueil')
  expect(await trash(home.id)).toMatchObject({ status: 409, code: 'still-used' })
})

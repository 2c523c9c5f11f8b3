import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { openDesk, pageOf, sentence } from '#tests/support/test-pages.ts'

test('a link to a version shows that version, and a closed one nothing', async () => {
  const desk = await openDesk()
  await desk.save(0, pageOf([sentence('aaaaaa', 'Un.')]))
  const { data } = await desk.publish(1)
  await desk.save(0, pageOf([sentence('aaaaaa', 'Deux.')]))
  const idVersion = data.published.id
  const opened = await desk.editor.ask(`${desk.path}/previews`, { method: 'POST', payload: { idVersion } })
  const look = async () => (await desk.app.inject({ url: `/api${opened.data.path}` })).json()
  expect((await look()).data.page.components).toMatchObject([{ text: 'Un.' }])
  const { previews } = (await desk.editor.ask(`${desk.path}/previews`)).data
  expect(previews).toMatchObject([{ id: opened.data.id, idVersion }])
  const close = (by = desk.editor) => by.ask(`${desk.path}/previews/${opened.data.id}`, { method: 'DELETE' })
  expect((await close(await enterOffice(desk, { siteId: 3 }))).status).toBe(404)
  expect((await close()).status).toBe(200)
  expect((await close()).status).toBe(404)
  expect(await look()).toMatchObject({ code: 'page-not-found' })
  const unknown = await desk.editor.ask(`${desk.path}/previews`, { method: 'POST', payload: { idVersion: 999_999 } })
  expect(unknown.status).toBe(404)
})

import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { openDesk, pageOf, sentence } from '#tests/support/test-pages.ts'

test('a version is told whole, to its own estate', async () => {
  const desk = await openDesk()
  const content = pageOf([sentence('aaaaaa', 'Un.')])
  await desk.save(0, content)
  const { data } = await desk.publish(1)
  const path = `${desk.path}/versions/${data.published.id}`
  const told = await desk.editor.ask(path)
  expect(told.data).toMatchObject({ version: { id: data.published.id, plannedFor: null }, content })
  expect((await desk.editor.ask(`${desk.path}/versions/999999`)).status).toBe(404)
  expect((await desk.editor.ask(`/admin/pages/999999/versions/${data.published.id}`)).status).toBe(404)
  expect((await (await enterOffice(desk, { siteId: 3 })).ask(path)).status).toBe(404)
})

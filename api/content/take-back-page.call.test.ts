import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { openDesk } from '#tests/support/test-pages.ts'

test('a page taken back waits to be published again', async () => {
  const desk = await openDesk()
  const takeBack = (by = desk.editor) => by.ask(`${desk.path}/trash`, { method: 'DELETE' })
  expect((await takeBack()).status).toBe(404)
  await desk.editor.ask(`${desk.path}/trash`, { method: 'POST', payload: {} })
  expect((await takeBack(await enterOffice(desk, { siteId: 3 }))).status).toBe(404)
  expect((await takeBack()).status).toBe(200)
  expect(await desk.draft()).toMatchObject({ isValid: false })
  expect((await desk.shown()).status).toBe(404)
  await desk.publish(0)
  expect((await desk.shown()).status).toBe(200)
  // It has been published before by now, which changes nothing.
  await desk.editor.ask(`${desk.path}/trash`, { method: 'POST', payload: {} })
  await takeBack()
  await desk.publish(0)
  expect((await desk.shown()).status).toBe(200)
})

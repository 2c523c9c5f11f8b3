import { expect, test } from 'vitest'
import { openDesk, pageOf, sentence } from '#tests/support/test-pages.ts'

test('a copy is another page, which nobody sees', async () => {
  const desk = await openDesk()
  await desk.save(0, pageOf([sentence('aaaaaa', 'Un.')]))
  await desk.publish(1)
  const { data } = await desk.editor.ask(`${desk.path}/copy`, { method: 'POST', payload: {} })
  const copy = await desk.editor.ask(`/admin/pages/${data.id}/draft`)
  expect(copy.data.page).toMatchObject({ isValid: false, version: 1 })
  expect(copy.data.page.content.fr.sections).toMatchObject([{ text: 'Un.' }])
  expect(copy.data.page.urls.fr).toMatch(/^essai-[0-9a-f]{4}$/)
  expect((await desk.shown(copy.data.page.urls.fr)).status).toBe(404)
  expect((await desk.editor.ask('/admin/pages/999999/copy', { method: 'POST', payload: {} })).status).toBe(404)
})

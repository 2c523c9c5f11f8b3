import { expect, test } from 'vitest'
import { openDesk } from '#tests/support/test-pages.ts'

test('no more links are open than anybody can look through', async () => {
  const desk = await openDesk()
  for (let made = 0; made < 50; made++) await desk.editor.ask(`${desk.path}/previews`, { method: 'POST', payload: {} })
  const over = await desk.editor.ask(`${desk.path}/previews`, { method: 'POST', payload: {} })
  expect(over).toMatchObject({ status: 409, code: 'too-many-previews' })
})

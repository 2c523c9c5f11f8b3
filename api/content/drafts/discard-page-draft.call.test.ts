import { expect, test } from 'vitest'
import { openDesk, pageOf, sentence } from '#tests/support/test-pages.ts'

test('what was thrown away is gone, and what is published stays', async () => {
  const desk = await openDesk()
  await desk.save(0, pageOf([sentence('aaaaaa', 'Un.')]))
  await desk.publish(1)
  await desk.save(0, pageOf([sentence('aaaaaa', 'Deux.')]))
  const discard = (version: number) => desk.editor.ask(`${desk.path}/draft`, { method: 'DELETE', payload: { version } })
  expect(await discard(9)).toMatchObject({ status: 409 })
  expect(await discard(1)).toMatchObject({ status: 200 })
  expect((await desk.draft()).content.fr.sections).toMatchObject([{ text: 'Un.' }])
  expect((await desk.shown()).components).toMatchObject([{ text: 'Un.' }])
  expect(await desk.publish(0)).toMatchObject({ status: 409, code: 'nothing-to-publish' })
})

import { expect, test } from 'vitest'
import { finishWork } from '#tests/support/finish-work.ts'
import { openDesk, pageOf, sentence } from '#tests/support/test-pages.ts'

test('a plan can be given up, and is replaced by whatever is published next', async () => {
  let now = new Date('2026-11-17T08:00:00Z')
  const desk = await openDesk({ now: () => now })
  const cancel = () => desk.editor.ask(`${desk.path}/publication`, { method: 'DELETE' })
  expect((await cancel()).status).toBe(404)
  await desk.save(0, pageOf([sentence('aaaaaa', 'Plus tard.')]))
  await desk.publish(1, '2026-11-18T08:00:00Z')
  expect((await cancel()).status).toBe(200)
  expect(await desk.draft()).toMatchObject({ plan: null, version: 1 })
  await desk.publish(1, '2026-11-18T08:00:00Z')
  await desk.save(0, pageOf([sentence('aaaaaa', 'Maintenant.')]))
  await desk.publish(1)
  now = new Date('2026-11-19T08:00:00Z')
  await finishWork(desk, () => now)
  expect((await desk.shown()).components).toMatchObject([{ text: 'Maintenant.' }])
})

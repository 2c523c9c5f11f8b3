import { expect, test } from 'vitest'
import { openDesk, pageOf, sentence } from '#tests/support/test-pages.ts'

const versionsOf = async ({ editor, path }: Awaited<ReturnType<typeof openDesk>>) =>
  (await editor.ask(`${path}/versions`)).data.versions

test('every publication is a version, and an older one comes back exactly', async () => {
  const desk = await openDesk()
  const first = pageOf([sentence('aaaaaa', 'Un.'), sentence('bbbbbb', 'Deux.')], 'Premier')
  await desk.save(0, first)
  await desk.publish(1)
  const before = await desk.shown()
  await desk.save(0, pageOf([sentence('bbbbbb', 'Tout autre.')], 'Second'))
  await desk.publish(1)
  const [newest, older] = await versionsOf(desk)
  expect(newest).toMatchObject({ plannedFor: null, publishedAt: expect.any(String), who: expect.any(String) })
  const restore = (version: number) =>
    desk.editor.ask(`${desk.path}/versions/${older.id}/draft`, { method: 'POST', payload: { version } })
  expect(await restore(0)).toMatchObject({ status: 200, data: { version: 1 } })
  expect(await restore(0)).toMatchObject({ status: 409, code: 'changed-meanwhile' })
  expect((await desk.draft()).content).toEqual(first)
  expect((await desk.shown()).title).toBe('Second')
  await desk.publish(1)
  expect(await desk.shown()).toEqual(before)
  expect((await desk.editor.ask(`${desk.path}/versions/${older.id}`)).data.content).toEqual(first)
  expect((await desk.editor.ask(`${desk.path}/versions/999999`)).status).toBe(404)
})

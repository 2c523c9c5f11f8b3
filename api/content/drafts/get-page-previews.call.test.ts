import { expect, test } from 'vitest'
import { openDesk } from '#tests/support/test-pages.ts'

test('the links that people hold are told, those of the desk and those that have ended are not', async () => {
  let now = new Date('2026-11-17T10:00:00Z')
  const desk = await openDesk({ now: () => now })
  const open = async (payload: object) =>
    (await desk.editor.ask(`${desk.path}/previews`, { method: 'POST', payload })).data.id
  const listed = async () => (await desk.editor.ask(`${desk.path}/previews`)).data.previews
  await open({ purpose: 'DESK' })
  await open({ hours: 1 })
  const week = await open({})
  expect(await listed()).toHaveLength(2)
  now = new Date('2026-11-17T12:00:00Z')
  expect(await listed()).toMatchObject([
    { id: week, idVersion: null, madeAt: '2026-11-17T10:00:00.000Z', endsAt: '2026-11-24T10:00:00.000Z' },
  ])
  expect((await desk.editor.ask('/admin/pages/999999/previews')).status).toBe(404)
})

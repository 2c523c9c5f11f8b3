import { expect, test } from 'vitest'
import { openDesk, pageOf, sentence } from '#tests/support/test-pages.ts'

test('a link shows the draft until it ends, and nothing to whoever does not hold it', async () => {
  let now = new Date('2026-11-17T08:00:00Z')
  const desk = await openDesk({ now: () => now })
  await desk.save(0, pageOf([sentence('aaaaaa', 'Brouillon.'), sentence('bbbbbb', '')]))
  const opened = await desk.editor.ask(`${desk.path}/previews`, { method: 'POST', payload: { hours: 2 } })
  const look = async (path: string, host = 'localhost') =>
    (await desk.app.inject({ url: `/api${path}`, headers: { host } })).json()
  const { data } = await look(opened.data.path)
  expect(data.page.components).toMatchObject([{ id: 'aaaaaa', text: 'Brouillon.' }])
  expect(data.parts).toEqual(['aaaaaa', 'bbbbbb'])
  await desk.save(1, pageOf([sentence('aaaaaa', 'Toujours en cours.')]))
  expect((await look(opened.data.path)).data.page.components).toMatchObject([{ text: 'Toujours en cours.' }])
  const foreign = `/preview/${'x'.repeat(43)}`
  expect(await look(foreign)).toMatchObject({ success: false, code: 'page-not-found' })
  expect(await look(opened.data.path, 'coteaux.localhost')).toMatchObject({ code: 'page-not-found' })
  now = new Date('2026-11-17T10:00:01Z')
  expect(await look(opened.data.path)).toMatchObject({ code: 'page-not-found' })
})

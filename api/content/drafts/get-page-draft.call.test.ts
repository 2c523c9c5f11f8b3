import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { openDesk, pageOf, sentence } from '#tests/support/test-pages.ts'

test('what is written is kept for the desk, and nobody else sees it before it is published', async () => {
  const desk = await openDesk()
  expect(await desk.draft()).toMatchObject({ version: 0, content: pageOf([]), faults: [], plan: null })
  const content = pageOf([sentence('aaaaaa', 'Bonjour.')])
  expect(await desk.save(0, content)).toMatchObject({ status: 200, data: { version: 1, faults: [] } })
  expect(await desk.draft()).toMatchObject({ version: 1, content, published: pageOf([]) })
  expect((await desk.shown()).components).toEqual([])
  expect(await desk.publish(1)).toMatchObject({ status: 200, data: { published: { plannedFor: null } } })
  expect((await desk.shown()).components).toMatchObject([{ type: 'quote', text: 'Bonjour.' }])
  expect(JSON.stringify(await desk.shown())).not.toContain('aaaaaa')
  expect(await desk.draft()).toMatchObject({
    version: 0,
    content: pageOf([{ ...sentence('aaaaaa', 'Bonjour.'), ground: 'plain' }]),
  })
})

test('pages of other estates, unknown ones and those in the trash are not found', async () => {
  const desk = await openDesk()
  const neighbour = await enterOffice(desk, { siteId: 3 })
  for (const [by, path] of [
    [neighbour, desk.path],
    [desk.editor, '/admin/pages/999999'],
  ] as const) {
    expect((await by.ask(`${path}/draft`)).status).toBe(404)
    expect((await by.ask(`${path}/draft`, { method: 'PUT', payload: { version: 0, content: {} } })).status).toBe(404)
    expect((await by.ask(`${path}/publication`, { method: 'POST', payload: { version: 0 } })).status).toBe(404)
    expect((await by.ask(`${path}/versions`)).status).toBe(404)
    expect((await by.ask(`${path}/previews`, { method: 'POST', payload: {} })).status).toBe(404)
  }
  await desk.editor.ask(`${desk.path}/trash`, { method: 'POST', payload: {} })
  expect((await desk.editor.ask(`${desk.path}/draft`)).status).toBe(404)
})

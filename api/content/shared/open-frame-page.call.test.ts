import { expect, test } from 'vitest'
import { openDesk, pageOf, sentence } from '#tests/support/test-pages.ts'

test('there is one header and one footer, which are not pages and hold what may stand around every page', async () => {
  const desk = await openDesk()
  const open = async (part: string) =>
    (await desk.editor.ask('/admin/frame-pages', { method: 'POST', payload: { part } })).data.id
  const header = await open('HEADER')
  expect(await open('HEADER')).toBe(header)
  expect(await open('FOOTER')).not.toBe(header)
  const path = `/admin/pages/${header}`
  const save = (version: number, type: string) => {
    const section = type === 'quote' ? sentence('aaaaaa', 'Bonjour.') : { id: 'aaaaaa', type, title: 'Écrivez-nous' }
    const payload = { version, content: pageOf([section as ReturnType<typeof sentence>]) }
    return desk.editor.ask(`${path}/draft`, { method: 'PUT', payload })
  }
  const refused = await save(0, 'contact')
  expect(refused.data.faults).toContainEqual({ language: 'fr', section: 'aaaaaa', field: 'type' })
  expect((await save(1, 'quote')).data.faults).toEqual([])
  // What lies in the trash comes back, and nobody sees it.
  await desk.editor.ask(`${path}/trash`, { method: 'POST', payload: {} })
  expect(await open('HEADER')).toBe(header)
  expect((await desk.editor.ask(path)).data.page).toMatchObject({ kind: 'HEADER', isTrashed: false, isValid: false })
})

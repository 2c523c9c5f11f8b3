import { expect, test } from 'vitest'
import { openDesk, pageOf, sentence } from '#tests/support/test-pages.ts'

test('what the estate has made for every page is told when it is published, in each language, and no longer when it is hidden', async () => {
  const desk = await openDesk()
  const told = async (host = 'localhost') =>
    (await desk.app.inject({ url: '/api/site/frame', headers: { host } })).json().data
  expect(await told()).toEqual({ header: null, footer: null })
  const { id } = (await desk.editor.ask('/admin/frame-pages', { method: 'POST', payload: { part: 'FOOTER' } })).data
  const path = `/admin/pages/${id}`
  const content = pageOf([sentence('aaaaaa', 'À bientôt.')])
  await desk.editor.ask(`${path}/draft`, { method: 'PUT', payload: { version: 0, content } })
  expect(await told()).toEqual({ header: null, footer: null })
  await desk.editor.ask(`${path}/publication`, { method: 'POST', payload: { version: 1 } })
  expect(await told()).toEqual({
    header: null,
    footer: { components: [expect.objectContaining({ type: 'quote', text: 'À bientôt.' })] },
  })
  expect((await told()).footer.components[0]).not.toHaveProperty('id')
  expect(await told('coteaux.localhost')).toEqual({ header: null, footer: null })
  const hide = async (isValid: boolean) => {
    const { version } = (await desk.editor.ask(path)).data.page
    return desk.editor.ask(path, { method: 'PUT', payload: { version, isValid } })
  }
  await hide(false)
  expect(await told()).toEqual({ header: null, footer: null })
  await hide(true)
  expect((await told()).footer).not.toBeNull()
})

import { expect, test } from 'vitest'
import { openDesk, pageOf, sentence } from '#tests/support/test-pages.ts'

test('a shared section tells where it is shown, and neither goes nor hides while it is', async () => {
  const desk = await openDesk()
  const payload = { name: 'Bandeau', section: { fr: sentence('aaaaaa', 'Bonjour.') } }
  const { id } = (await desk.editor.ask('/admin/shared-sections', { method: 'POST', payload })).data
  const path = `/admin/pages/${id}`
  const uses = async () => (await desk.editor.ask(`${path}/uses`)).data.uses
  const trash = () => desk.editor.ask(`${path}/trash`, { method: 'POST', payload: {} })
  const hide = async () => {
    const { version } = (await desk.editor.ask(path)).data.page
    return desk.editor.ask(path, { method: 'PUT', payload: { version, isValid: false } })
  }
  expect(await uses()).toEqual([])
  await desk.save(0, pageOf([{ id: 'cccccc', type: 'shared', shared: id }]))
  expect(await uses()).toEqual([{ id: desk.id, title: 'Essai', state: 'DRAFT' }])
  expect(await trash()).toMatchObject({ status: 409, code: 'still-used' })
  expect(await hide()).toMatchObject({ status: 400, errors: { isValid: expect.any(String) } })
  await desk.publish(1, '2099-01-01T09:00:00+01:00')
  expect(await uses()).toMatchObject([{ state: 'PLANNED' }])
  await desk.editor.ask(`${desk.path}/publication`, { method: 'DELETE' })
  await desk.publish((await desk.draft()).version)
  expect(await uses()).toMatchObject([{ state: 'PUBLISHED' }])
  await desk.save(0, pageOf([sentence('dddddd', 'Sans.')]))
  await desk.publish(1)
  expect(await uses()).toEqual([])
  expect((await trash()).status).toBe(200)
  expect((await desk.editor.ask(`${desk.path}/uses`)).status).toBe(404)
})

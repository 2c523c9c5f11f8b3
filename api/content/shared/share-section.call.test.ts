import { expect, test } from 'vitest'
import { openDesk, pageOf, sentence } from '#tests/support/test-pages.ts'

const sharing = (id: string, shared: number) => ({ id, type: 'shared' as const, shared })

test('a section is kept once and shown by every page that names it, changed at once in all of them', async () => {
  const desk = await openDesk()
  const section = { fr: sentence('aaaaaa', 'Bonjour.'), en: sentence('aaaaaa', 'Hello.') }
  const share = await desk.editor.ask('/admin/shared-sections', {
    method: 'POST',
    payload: { name: 'Bandeau', section },
  })
  const shared: number = share.data.id
  await desk.save(0, pageOf([sentence('bbbbbb', 'Avant.'), sharing('cccccc', shared)]))
  const opened = await desk.editor.ask(`${desk.path}/previews`, { method: 'POST', payload: {} })
  const preview = async () => (await desk.app.inject({ url: `/api${opened.data.path}` })).json().data
  expect((await preview()).page.components).toMatchObject([{ text: 'Avant.' }, { id: 'cccccc', text: 'Bonjour.' }])
  await desk.publish(1)
  expect((await desk.shown()).components).toEqual([
    expect.objectContaining({ type: 'quote', text: 'Avant.' }),
    expect.objectContaining({ type: 'quote', text: 'Bonjour.' }),
  ])
  const english = await desk.app.inject({ url: '/api/component/conf/trial', headers: { userlang: 'en' } })
  expect(english.json().data.components[1]).toMatchObject({ text: 'Hello.' })

  const path = `/admin/pages/${shared}`
  const { page } = (await desk.editor.ask(`${path}/draft`)).data
  const sections = [sentence('aaaaaa', 'Bonsoir.'), sentence('dddddd', 'À demain.')]
  const content = { ...page.content, fr: { ...page.content.fr, sections } }
  await desk.editor.ask(`${path}/draft`, { method: 'PUT', payload: { version: 0, content } })
  // What is being written is seen by nobody, wherever it is shown.
  expect((await desk.shown()).components[1]).toMatchObject({ text: 'Bonjour.' })
  await desk.editor.ask(`${path}/publication`, { method: 'POST', payload: { version: 1 } })
  const texts = ({ components }: { components: { text: string }[] }) => components.map(({ text }) => text)
  expect(texts(await desk.shown())).toEqual(['Avant.', 'Bonsoir.', 'À demain.'])
  const now = await preview()
  expect(texts(now.page)).toEqual(['Avant.', 'Bonsoir.', 'À demain.'])
  expect(now.page.components.map(({ id }: { id: string }) => id)).toEqual(['bbbbbb', 'cccccc', 'cccccc'])
})

test('what is shared has no address, no place in the menu, and is held to its kind', async () => {
  const desk = await openDesk()
  const share = (section: object) =>
    desk.editor.ask('/admin/shared-sections', { method: 'POST', payload: { name: 'Bandeau', section } })
  expect(await share({ fr: sentence('aaaaaa', '') })).toMatchObject({ code: 'page-unfinished' })
  expect(await share({ fr: sharing('aaaaaa', 1) })).toMatchObject({ code: 'page-unfinished' })
  expect(await share({})).toMatchObject({ code: 'page-unfinished' })
  const { id } = (await share({ fr: sentence('aaaaaa', 'Bonjour.') })).data
  const { rows } = await desk.admin.query('select url from estate.page_texts where page_id = $1 and site_id = 1', [id])
  expect((await desk.shown(rows[0].url)).status).toBe(404)
  const { pages } = (await desk.app.inject({ url: '/api/page' })).json().data
  expect(pages.map((page: { id: number }) => page.id)).not.toContain(id)
  const found = await desk.editor.ask('/admin/link-target?q=bandeau&locale=fr')
  expect(found.data.targets).toEqual([])
  const moved = await desk.editor.ask(`/admin/pages/${id}/place`, { method: 'PUT', payload: { idParent: null, at: 0 } })
  expect(moved.status).toBe(404)
  const { shared } = (await desk.editor.ask('/admin/section-choices')).data
  expect(shared).toEqual([{ id, name: 'Bandeau' }])
})

test('a page that names what another estate shares, or nobody any more, is unfinished', async () => {
  const desk = await openDesk()
  for (const shared of [desk.id, 999_999]) {
    const saved = await desk.save(await versionOf(desk), pageOf([sharing('cccccc', shared)]))
    expect(saved.data.faults).toContainEqual({ language: 'fr', section: 'cccccc', field: 'shared' })
  }
  expect(await desk.publish(await versionOf(desk))).toMatchObject({ code: 'page-unfinished' })
})

const versionOf = async (desk: Awaited<ReturnType<typeof openDesk>>): Promise<number> => (await desk.draft()).version

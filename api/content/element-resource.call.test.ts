import { expect, test } from 'vitest'
import { finishWork } from '#tests/support/finish-work.ts'
import { enterOffice } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const TEXTS = { fr: { title: 'Nos valeurs', description: '' }, en: { title: 'Our values', description: '' } }
const FIELDS = { route: 'link-footer', url: '/notre-domaine', texts: TEXTS }

async function openOffice() {
  const shop = await createTestApp()
  const { ask } = await enterOffice(shop)
  const listed = async () =>
    (await ask('/element/link-footer?nbItem=100')).data.elements.map(({ title }: { title: string }) => title)
  return { shop, ask, listed }
}

test('a link of the footer is added, put first, and removed', async () => {
  const { ask, listed } = await openOffice()
  const { data } = await ask('/admin/element', { method: 'POST', payload: { ...FIELDS, position: 1_000 } })
  expect(data.element).toMatchObject({ ...FIELDS, isPublished: true, showAt: null, version: 1 })
  expect((await listed()).at(-1)).toBe('Nos valeurs')
  const { id } = data.element
  await ask(`/admin/element/${id}`, { method: 'PUT', payload: { version: 1, position: 0 } })
  expect((await listed()).slice(0, 2)).toContain('Nos valeurs')
  await ask(`/admin/element/${id}`, { method: 'DELETE', payload: { version: 2 } })
  expect(await listed()).not.toContain('Nos valeurs')
})

test('partners and events are none of these: neither listed, nor found, nor made here', async () => {
  const { shop, ask } = await openOffice()
  const { rows } = await shop.admin.query(
    `select id, route from estate.elements where site_id = 1 and route in ('partenaires', 'evenements')`,
  )
  expect(new Set(rows.map(({ route }) => route)).size).toBe(2)
  const { elements } = (await ask('/admin/element?nbItem=100')).data
  expect(elements.filter(({ route }: { route: string }) => !route.endsWith('-footer'))).toEqual([])
  for (const { id } of rows) expect((await ask(`/admin/element/${id}`)).code).toBe('thing-not-found')
  for (const route of ['partenaires', 'evenements']) {
    const { errors } = await ask('/admin/element', { method: 'POST', payload: { ...FIELDS, route } })
    expect(Object.keys(errors)).toEqual(['route'])
  }
})

test('what is wrong is said beside its field', async () => {
  const { ask } = await openOffice()
  const moment = '2031-03-01T08:00:00Z'
  const wrong: [object, string][] = [
    [{ texts: {} }, 'texts.fr.title'],
    [{ url: 'javascript:x()' }, 'url'],
    [{ showAt: moment, hideAt: moment }, 'hideAt'],
    [{ mediaId: 'f'.repeat(32) }, 'mediaId'],
  ]
  for (const [fields, field] of wrong) {
    const { status, errors } = await ask('/admin/element', { method: 'POST', payload: { ...FIELDS, ...fields } })
    expect([status, Object.keys(errors ?? {})], field).toEqual([400, [field]])
  }
})

test('an element appears and disappears at its hours, and the log says who planned it', async () => {
  const { shop, ask, listed } = await openOffice()
  const [showAt, hideAt] = ['2031-03-01T08:00:00Z', '2031-04-01T08:00:00Z']
  const payload = { ...FIELDS, isPublished: false, showAt, hideAt }
  const { id } = (await ask('/admin/element', { method: 'POST', payload })).data.element
  const at = (moment: string) => finishWork(shop, () => new Date(moment))
  await at('2031-02-28T08:00:00Z')
  expect(await listed()).not.toContain('Nos valeurs')
  await at('2031-03-01T08:00:01Z')
  expect(await listed()).toContain('Nos valeurs')
  const { element } = (await ask(`/admin/element/${id}`)).data
  expect(element).toMatchObject({ isPublished: true, showAt: null, version: 2 })
  await at('2031-04-01T08:00:01Z')
  expect(await listed()).not.toContain('Nos valeurs')
  const { auditEvents } = (await ask(`/admin/audit-event?thing=elements&thingId=${id}`)).data
  expect(auditEvents.map(({ call, isPlanned }: Record<string, unknown>) => [call, isPlanned])).toEqual([
    ['elements.turn', true],
    ['elements.turn', true],
    ['elements.create', false],
  ])
  // Asked again after a crash, there is nothing left to do and nothing to note.
  await shop.admin.query(
    `insert into platform.due_work (kind, site_id, subject, due_at) values ('ELEMENT_TIME', 1, $1, now())`,
    [String(id)],
  )
  await finishWork(shop)
  expect((await ask(`/admin/audit-event?thing=elements&thingId=${id}`)).data.total).toBe(3)
})

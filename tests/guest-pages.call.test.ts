import { expect, test } from 'vitest'
import { createObeyingSite } from './support/obeying-site.ts'
import { enterOffice } from './support/office.ts'
import { buildTestApp } from './support/test-app.ts'

/** The site as visitors see it, with its pages kept, and the back office that changes it. */
async function openEstate() {
  const site = await createObeyingSite()
  const owner = await enterOffice(await buildTestApp(site, {}))
  const text = async (path: string) => (await site.get(path)).text()
  const status = async (path: string) => (await site.get(path)).status
  const save = async (path: string, payload: object) => (await owner.ask(path, { method: 'PUT', payload })).status
  const add = async (path: string, payload: object) => (await owner.ask(path, { method: 'POST', payload })).data
  return { text, status, save, add }
}

test('an event is in the calendar and at its address while it is published, and nowhere else or longer', async () => {
  const { text, status, save, add } = await openEstate()
  const texts = { fr: { title: 'Nuit des étoiles', place: 'Caveau', price: '', description: 'On lève les yeux.' } }
  const times = { startsAt: '2031-08-10T20:00:00Z', endsAt: '2031-08-10T22:00:00Z', capacity: 20 }
  expect(await text('/evenements')).not.toContain('Nuit des étoiles')
  const { event } = await add('/admin/event', { ...times, texts, isPublished: true })
  await expect.poll(() => text('/evenements')).toContain('Nuit des étoiles')
  expect(await status(`/evenements/nuit-des-etoiles/${event.id}`)).toBe(200)
  const other = { fr: { ...texts.fr, title: 'Nuit des comètes' } }
  await save(`/admin/event/${event.id}`, { texts: other, version: 1 })
  await expect.poll(() => text('/evenements')).toContain('Nuit des comètes')
  await save(`/admin/event/${event.id}`, { isPublished: false, showAt: '2031-01-01T00:00:00Z', version: 2 })
  await expect.poll(() => text('/evenements')).not.toContain('Nuit des comètes')
  expect(await status(`/evenements/nuit-des-cometes/${event.id}`)).toBe(404)
  expect(await text('/sitemap.xml')).not.toContain('nuit-des-cometes')
})

test('a service is in the list and at its address while it is published, and nowhere else or longer', async () => {
  const { text, status, save, add } = await openEstate()
  const texts = { fr: { title: 'Goûter au chai', description: 'Pour les enfants.', goodToKnow: '' } }
  expect(await text('/service')).not.toContain('Goûter au chai')
  const { service } = await add('/admin/service', { texts, isValid: true })
  await expect.poll(() => text('/service')).toContain('Goûter au chai')
  expect(await status(`/service/gouter-au-chai/${service.id}`)).toBe(200)
  await save(`/admin/service/${service.id}`, { isValid: false, showAt: '2031-01-01T00:00:00Z', version: 1 })
  await expect.poll(() => text('/service')).not.toContain('Goûter au chai')
  expect(await status(`/service/gouter-au-chai/${service.id}`)).toBe(404)
  expect(await text('/sitemap.xml')).not.toContain('gouter-au-chai')
})

test('a form is asked while it is published and its hour has come', async () => {
  const { text, status, save, add } = await openEstate()
  const fields = [{ key: 'name', kind: 'TEXT', label: { fr: 'Votre surnom' } }]
  const definition = { title: { fr: 'Un jeu' }, pages: [{ title: {}, fields }] }
  const { form } = await add('/admin/form', { definition, isPublished: true })
  expect(await text(`/forms/${form.id}`)).toContain('Votre surnom')
  await save(`/admin/form/${form.id}`, { publishedAt: '2031-01-01T00:00:00Z', version: 1 })
  expect(await status(`/forms/${form.id}`)).toBe(404)
  await save(`/admin/form/${form.id}`, { publishedAt: null, isPublished: false, version: 2 })
  expect(await status(`/forms/${form.id}`)).toBe(404)
})

import { expect, test } from 'vitest'
import { enterOffice, loggedChanges } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { addTestForm, sendForm } from '#tests/support/test-forms.ts'

const DEFINITION = {
  title: { fr: 'Demande de devis', en: 'Ask for a quote' },
  pages: [{ title: {}, fields: [{ key: 'name', kind: 'TEXT', label: { fr: 'Nom', en: 'Name' }, isRequired: true }] }],
}

async function openOffice(now?: () => Date) {
  const shop = await createTestApp(now ? { now } : {})
  const owner = await enterOffice(shop)
  const add = async (given: object = {}) =>
    (await owner.ask('/admin/form', { method: 'POST', payload: { definition: DEFINITION, ...given } })).data.form
  const change = (id: number, payload: object) => owner.ask(`/admin/form/${id}`, { method: 'PUT', payload })
  const seen = (id: number) => shop.app.inject({ url: `/api/forms/${id}` })
  return { shop, owner, add, change, seen }
}

test('a form is nowhere until it is published, asked at once then, and gone when it is hidden', async () => {
  const { shop, add, change, seen } = await openOffice()
  const { id, version } = await add()
  expect((await seen(id)).statusCode).toBe(404)
  const published = await change(id, { isPublished: true, version })
  expect(published.data.form).toMatchObject({ version: 2, publishedAt: expect.any(String) })
  expect((await seen(id)).json().data.form).toMatchObject({ title: 'Demande de devis' })
  const definition = { ...DEFINITION, title: { fr: 'Autre titre' } }
  await change(id, { definition, version: 2 })
  expect((await seen(id)).json().data.form.title).toBe('Autre titre')
  expect(await change(id, { isPublished: false, version: 2 })).toMatchObject({ code: 'changed-meanwhile' })
  await change(id, { isPublished: false, version: 3 })
  expect((await seen(id)).statusCode).toBe(404)
  expect((await loggedChanges(shop, 'forms')).map(({ call }) => call)).toEqual([
    'forms.create',
    'forms.change',
    'forms.change',
    'forms.change',
  ])
})

test('a planned form is nowhere before its hour', async () => {
  const clock = { at: Date.now() }
  const { add, seen } = await openOffice(() => new Date(clock.at))
  const { id } = await add({ isPublished: true, publishedAt: new Date(clock.at + 60_000).toISOString() })
  expect((await seen(id)).statusCode).toBe(404)
  clock.at += 61_000
  expect((await seen(id)).statusCode).toBe(200)
})

test('what is missing is told beside its field; two fields of one key and a condition on a later one are no form', async () => {
  const { owner } = await openOffice()
  const [field] = DEFINITION.pages[0]?.fields ?? []
  const problems = async (fields: object[], title: object = DEFINITION.title) => {
    const definition = { title, pages: [{ title: {}, fields }] }
    const answer = await owner.ask('/admin/form', { method: 'POST', payload: { definition } })
    return [answer.status, ...Object.keys(answer.errors ?? {})]
  }
  expect(await problems([{ ...field, label: {} }])).toEqual([400, 'definition.pages.0.fields.0.label.fr'])
  expect(await problems([{ ...field, kind: 'SELECT' }])).toEqual([400, 'definition.pages.0.fields.0.choices'])
  expect(await problems([{ ...field }], {})).toEqual([400, 'definition.title.fr'])
  expect((await problems([{ ...field }, { ...field }]))[0]).toBe(400)
  const late = { ...field, key: 'first', showIf: { field: 'name', values: ['yes'] } }
  expect((await problems([late, { ...field }]))[0]).toBe(400)
})

test('a form that was answered is hidden, not removed; its answers are for who receives guests', async () => {
  const { shop, owner } = await openOffice()
  const id = await addTestForm(shop)
  await sendForm(shop, { id, answers: { name: 'Lise', email: 'lise@example.org', message: 'Bonjour' } })
  const { form } = (await owner.ask(`/admin/form/${id}`)).data
  expect(form.answers).toBe(1)
  const removed = await owner.ask(`/admin/form/${id}`, { method: 'DELETE', payload: { version: form.version } })
  expect(removed).toMatchObject({ status: 409, code: 'still-used' })
  const list = (await owner.ask(`/admin/form-answer?idForm=${id}`)).data
  expect(list).toMatchObject({ total: 1, formAnswers: [{ email: 'lise@example.org', form: 'Un devis', files: 0 }] })
  expect(list.formAnswers[0].summary).toContain('Lise')
  const one = (await owner.ask(`/admin/form-answer/${list.formAnswers[0].id}`)).data.formAnswer
  expect(one.answers.map(({ shown }: { shown: string }) => shown)).toContain('Bonjour')
  const editor = await enterOffice(shop, { role: 'EDITOR' })
  expect((await editor.ask(`/admin/form/${id}`)).status).toBe(200)
  expect((await editor.ask('/admin/form-answer')).status).toBe(403)
})

test('another estate’s forms and answers are not there', async () => {
  const { shop, owner } = await openOffice()
  const foreign = await addTestForm(shop, { siteId: 3 })
  expect((await owner.ask(`/admin/form/${foreign}`)).status).toBe(404)
  expect(
    (await owner.ask(`/admin/form/${foreign}`, { method: 'PUT', payload: { isPublished: false, version: 1 } })).status,
  ).toBe(404)
  expect((await owner.ask(`/admin/form-answer?idForm=${foreign}`)).data.total).toBe(0)
})

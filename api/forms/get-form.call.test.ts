import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { addTestForm } from '#tests/support/test-forms.ts'

const get = async ({ app }: TestApp, { id, lang = 'fr', site = 1 }: { id: unknown; lang?: string; site?: number }) => {
  const answer = await app.inject({ url: `/api/forms/${id}`, headers: { idsite: String(site), userlang: lang } })
  return { status: answer.statusCode, ...answer.json() }
}

test('a form is asked in the language of who asks, with its conditions', async () => {
  const app = await createTestApp()
  const id = await addTestForm(app)
  const { data } = await get(app, { id, lang: 'en' })
  expect(data.form).toMatchObject({ id, title: 'A quote', thanks: 'Thank you.' })
  expect(data.form.pages[0].fields[3]).toEqual({
    key: 'wording',
    kind: 'TEXT',
    label: 'Words',
    help: '',
    isRequired: true,
    min: null,
    max: null,
    choices: [],
    showIf: { field: 'label', values: ['yes'] },
  })
  expect((await get(app, { id })).data.form.title).toBe('Un devis')
})

test('a draft, one of tomorrow, one of another estate and none at all are the same', async () => {
  const now = new Date('2026-11-16T10:00:00Z')
  const app = await createTestApp({ now: () => now })
  const soon = await addTestForm(app, { publishedAt: new Date('2026-11-16T10:00:01Z') })
  const draft = await addTestForm(app, { isPublished: false })
  const foreign = await addTestForm(app, { siteId: 3 })
  const none = await get(app, { id: 999_999 })
  expect(none).toMatchObject({ status: 404, code: 'form-not-found', message: 'Ce formulaire est introuvable.' })
  for (const id of [soon, draft, foreign]) expect(await get(app, { id })).toEqual(none)
  expect((await get(app, { id: 'x' })).status).toBe(400)
  const known = await addTestForm(app, { publishedAt: now })
  expect((await get(app, { id: known })).status).toBe(200)
})

test('the estates of the demo ask what they need to know, in both languages', async () => {
  const app = await createTestApp()
  const titles = []
  for (const [site, id] of [
    [1, 1],
    [1, 2],
    [3, 1],
  ] as const) {
    for (const lang of ['fr', 'en']) titles.push((await get(app, { id, lang, site })).data.form.title)
  }
  expect(titles).toEqual([
    'Demande de devis pour un mariage',
    'Ask for a wedding quote',
    'Devenir revendeur',
    'Become a stockist',
    'Vendanger avec nous',
    'Pick grapes with us',
  ])
})

import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { addTestForm, USUAL_FIELDS } from '#tests/support/test-forms.ts'

async function shop() {
  const test = await createTestApp()
  const id = await addTestForm(test, {
    pages: [USUAL_FIELDS.slice(0, 2), USUAL_FIELDS.slice(2, 4), USUAL_FIELDS.slice(4)],
  })
  const validate = async (payload: object, { form = id, lang = 'en' }: { form?: number; lang?: string } = {}) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: `/api/forms/${form}/answer/validate`,
      headers: { idsite: '1', userlang: lang },
      payload,
    })
    return { status: answer.statusCode, ...answer.json() }
  }
  return { ...test, id, validate }
}

const EVE = { name: 'Ève', email: 'eve@example.com' }

test('a page is told what is wrong on it, field by field, and which comes next', async () => {
  const { validate } = await shop()
  expect(await validate({ page: 1, answers: { email: 'eve' } })).toMatchObject({
    status: 400,
    errors: { 'answers.name': 'This field is required.', 'answers.email': expect.any(String) },
  })
  expect(await validate({ page: 1, answers: { email: 'eve' } }, { lang: 'fr' })).toMatchObject({
    errors: { 'answers.name': 'Ce champ est obligatoire.' },
  })
  expect((await validate({ page: 1, answers: EVE })).data).toEqual({ next: 2 })
  expect((await validate({ page: 2, answers: { ...EVE, label: true } })).errors).toEqual({
    'answers.wording': 'This field is required.',
  })
  expect((await validate({ page: 3, answers: EVE })).data).toEqual({ next: null })
})

test('without a page all of it is looked at, and nothing is kept', async () => {
  const { validate, admin } = await shop()
  expect(Object.keys((await validate({ answers: { label: 'on', nobody: 'x' } })).errors).sort()).toEqual([
    'answers.email',
    'answers.name',
    'answers.nobody',
    'answers.wording',
  ])
  expect((await validate({ answers: EVE })).status).toBe(200)
  expect((await admin.query('select from estate.form_submissions')).rowCount).toBe(0)
  expect(await validate({ answers: EVE }, { form: 999_999 })).toMatchObject({ status: 404, code: 'form-not-found' })
})

test('answers that are none are told so', async () => {
  const { validate } = await shop()
  for (const answers of ['x', null, [], { name: { deep: 1 } }, { name: 'a'.repeat(20_001) }]) {
    expect((await validate({ answers })).status).toBe(400)
  }
  expect((await validate({ answers: { ...EVE, name: 'a'.repeat(1_000_000) } })).status).toBe(413)
})

import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { addTestForm, sendForm } from '#tests/support/test-forms.ts'

test('answers leave as a file with a column a question, also of one that is asked no more; formulas are text', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const id = await addTestForm(shop)
  await sendForm(shop, { id, answers: { name: '=1+1', email: 'lise@example.org', message: 'Bonjour' } })
  await shop.admin.query(
    `update estate.forms set definition = jsonb_set(definition, '{pages,0,fields}',
       (select jsonb_agg(field) from jsonb_array_elements(definition -> 'pages' -> 0 -> 'fields') as field
        where field ->> 'key' <> 'message')) where id = $1`,
    [id],
  )
  const file = (await owner.ask(`/admin/forms/${id}/answers`)).body.toString()
  const [head, line] = file.replace('\uFEFF', '').split('\r\n')
  expect(head?.split(';')).toEqual(['Reçue le', 'E-mail', 'Nom', 'Adresse', 'Étiquette', 'Mots', 'Message'])
  expect(line?.split(';').slice(1)).toEqual([
    'lise@example.org',
    "'=1+1",
    'lise@example.org',
    expect.any(String),
    '',
    'Bonjour',
  ])
})

test('another estate’s form is not there', async () => {
  const shop = await createTestApp()
  const foreign = await addTestForm(shop, { siteId: 3 })
  const asked = (await enterOffice(shop)).ask(`/admin/forms/${foreign}/answers`)
  expect(await asked).toMatchObject({ status: 404, code: 'form-not-found' })
})

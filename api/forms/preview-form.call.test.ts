import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { USUAL_FIELDS } from '#tests/support/test-forms.ts'

const definition = {
  title: { fr: 'Un devis', en: 'A quote' },
  pages: [{ title: {}, fields: [...USUAL_FIELDS, { key: 'unsaid', kind: 'TEXT', label: {} }] }],
}
const asked = { method: 'POST', payload: { definition } } as const

test('a form is told as it would ask, before it is kept anywhere and with what is still without words', async () => {
  const shop = await createTestApp()
  const editor = await enterOffice(shop, { role: 'EDITOR' })
  const before = await shop.admin.query('select count(*)::int as n from estate.forms')
  const { data } = await editor.ask('/admin/forms/preview', asked)
  expect(data.form).toMatchObject({ id: 0, title: 'Un devis' })
  const [page] = data.form.pages
  expect(page.fields.map(({ label }: { label: string }) => label).at(0)).toBe('Nom')
  expect(page.fields.at(-1)).toMatchObject({ key: 'unsaid', label: '' })
  const after = await shop.admin.query('select count(*)::int as n from estate.forms')
  expect(after.rows).toEqual(before.rows)
  const noted = await shop.admin.query(`select call from estate.audit_events where call = 'previewForm'`)
  expect(noted.rows).toEqual([])
})

test('who may not write forms, and what is none, is refused', async () => {
  const shop = await createTestApp()
  const seller = await enterOffice(shop, { role: 'SHOP' })
  expect(await seller.ask('/admin/forms/preview', asked)).toMatchObject({ status: 403, code: 'not-allowed' })
  const editor = await enterOffice(shop, { role: 'EDITOR' })
  const hanging = { ...definition, pages: [{ title: {}, fields: [{ ...USUAL_FIELDS[3] }] }] }
  const refused = await editor.ask('/admin/forms/preview', { method: 'POST', payload: { definition: hanging } })
  expect(refused.status).toBe(400)
})

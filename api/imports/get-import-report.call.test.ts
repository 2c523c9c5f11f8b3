import { expect, test } from 'vitest'
import { openImports } from '#tests/support/test-imports.ts'

test('the report names line, column, reason and value, in the reader’s language, and holds no formula', async () => {
  const { bring, ask } = await openImports()
  const { id } = await bring('Référence;Nom;Prix\nF1;Un vin;=1+1\n')
  const { body } = await ask(`/admin/import/${id}/report`)
  expect(String(body)).toBe(
    "\uFEFFLigne;Colonne;Suite donnée;Raison;Valeur\r\n2;Prix;Refusée;Un nombre est attendu.;'=1+1\r\n",
  )
  const english = await ask(`/admin/import/${id}/report`, { headers: { userlang: 'en_GB' } })
  expect(String(english.body)).toContain('2;Prix;Refused;')
})

test('there is none of what is not there', async () => {
  const { ask } = await openImports()
  expect(await ask('/admin/import/987654/report')).toMatchObject({ status: 404, code: 'thing-not-found' })
})

import { expect, test } from 'vitest'
import { openImports } from '#tests/support/test-imports.ts'

test('a file that was never imported is forgotten with its lines; one that was is kept until it is undone', async () => {
  const { upload, bring, undo, ask, shop } = await openImports()
  const { data } = await upload('Référence;Nom;Prix\nO1;Oublié;3\n')
  const remove = (id: number) => ask(`/admin/import/${id}`, { method: 'DELETE' })
  expect(await remove(data.import.id)).toMatchObject({ status: 200 })
  expect(await remove(data.import.id)).toMatchObject({ status: 404 })
  const { id } = await bring('Référence;Nom;Prix\nO1;Oublié;3\n')
  expect(await remove(id)).toMatchObject({ status: 409, code: 'import-not-ready' })
  await undo(id)
  expect(await remove(id)).toMatchObject({ status: 200 })
  const { rows } = await shop.admin.query('select count(*)::integer as n from estate.import_lines')
  expect(rows[0].n).toBe(0)
})

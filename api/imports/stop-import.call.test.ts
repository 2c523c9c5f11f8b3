import { expect, test } from 'vitest'
import { openImports } from '#tests/support/test-imports.ts'

test('a trial that is stopped can be mapped anew; what is not under way cannot be stopped', async () => {
  const { upload, check, move, work, read } = await openImports()
  const { data } = await upload('Référence;Nom;Prix\nT1;Arrêté;3\n')
  expect(await move(data.import.id, 'stop')).toMatchObject({ status: 409, code: 'import-not-ready' })
  await check(data.import)
  expect(await move(data.import.id, 'stop')).toMatchObject({ status: 200 })
  await work()
  expect(await read(data.import.id)).toMatchObject({ state: 'MAPPING', done: 0 })
  expect(await move(987_654, 'stop')).toMatchObject({ status: 404 })
})

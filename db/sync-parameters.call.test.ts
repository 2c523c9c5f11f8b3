import { expect, test } from 'vitest'
import { PARAMETERS } from '#rules/sites/parameter-catalogue.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { syncParameters } from './sync-parameters.ts'

test('a site of an older version gets what is missing and keeps what it has set', async () => {
  const { owner, admin } = await createTestDatabase()
  await admin.query(`delete from estate.parameters where type in ('LOGO_HEIGHT', 'SIRET') and site_id in (1, 3)`)
  await admin.query(`update estate.parameters set value = '#123456' where type = 'PRIMARY_COLOR'`)
  await admin.query('delete from platform.remembered')
  expect(await syncParameters(owner)).toBe(true)
  expect(await syncParameters(owner)).toBe(false)
  const { rows } = await admin.query(`select site_id, count(*)::int as n,
    max(value) filter (where type = 'LOGO_HEIGHT') as height, max(value) filter (where type = 'PRIMARY_COLOR') as colour
    from estate.parameters group by 1 order by 1`)
  const whole = { n: Object.keys(PARAMETERS).length, height: '65', colour: '#123456' }
  expect(rows).toEqual([1, 2, 3].map((site_id) => ({ site_id, ...whole })))
})

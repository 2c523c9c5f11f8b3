import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { type Change, listenForChanges } from './changes.ts'

async function listening() {
  const database = await createTestDatabase()
  const heard: Change[] = []
  const changes = await listenForChanges({
    url: database.appUrl,
    onChange: (change) => heard.push(change),
    onTrouble: () => {},
  })
  onTestFinished(() => changes.close())
  expect(heard.splice(0)).toEqual(['anything'])
  return { ...database, heard, changes }
}

test('a change made with plain SQL is told with its site', async () => {
  const { admin, heard } = await listening()
  await admin.query(`update estate.parameters set value = 'x' where site_id = 2 and id in (1, 2, 3)`)
  await expect.poll(() => heard).toEqual([{ site: 2 }])
  await admin.query(`update platform.sites set name = 'x' where id = 1`)
  await expect.poll(() => heard).toEqual([{ site: 2 }, 'directory'])
})

test('stock and places are told by name, a box with what it is made of', async () => {
  const { admin, heard } = await listening()
  const { rows } = await admin.query<{ part: number; whole: number }>(`
    select part.product_id as part, whole.product_id as whole from estate.box_components needs
    join estate.declinations part on part.site_id = needs.site_id and part.id = needs.component_id
    join estate.declinations whole on whole.site_id = needs.site_id and whole.id = needs.box_id
    where needs.site_id = 1 order by part.id limit 1`)
  const [found = { part: 0, whole: 0 }] = rows
  await admin.query('update estate.declinations set reserved = reserved + 1 where site_id = 1 and product_id = $1', [
    found.part,
  ])
  await expect.poll(() => heard).toContainEqual({ site: 1, live: `stock ${found.whole}` })
  expect(heard).toContainEqual({ site: 1, live: `stock ${found.part}` })
  expect(heard).not.toContainEqual({ site: 1 })
})

test('what is rolled back is not told', async () => {
  const { admin, heard } = await listening()
  await admin.query(`begin; update estate.parameters set value = 'x' where site_id = 2; rollback`)
  await admin.query(`update estate.parameters set value = 'x' where site_id = 3 and id = 1`)
  await expect.poll(() => heard).toEqual([{ site: 3 }])
})

test('after a lost connection it listens again and says that anything may have changed', async () => {
  const { admin, heard, changes } = await listening()
  await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'cuvee changes' and datname = current_database()`)
  await expect.poll(() => heard, { timeout: 5_000 }).toEqual(['anything'])
  expect(changes.isListening()).toBe(true)
  await admin.query(`update estate.parameters set value = 'x' where site_id = 3 and id = 1`)
  await expect.poll(() => heard).toEqual(['anything', { site: 3 }])
})

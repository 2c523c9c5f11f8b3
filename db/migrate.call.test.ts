import { expect, test } from 'vitest'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { migrate, readMigrations } from './migrate.ts'

test('several processes may migrate at once; each step runs once', async () => {
  const { ownerUrl, admin } = await createTestDatabase()
  const steps = [
    ...(await readMigrations()),
    { name: '9001-a.sql', sql: 'create table public.steps (n integer); insert into public.steps values (1)' },
    { name: '9002-b.sql', sql: 'insert into public.steps values (2)' },
  ]
  const ran: string[] = []
  await Promise.all(
    Array.from({ length: 6 }, () => migrate({ url: ownerUrl, onStep: (name) => ran.push(name), migrations: steps })),
  )
  expect(ran).toEqual(['9001-a.sql', '9002-b.sql'])
  expect((await admin.query('select n from public.steps order by n')).rows).toEqual([{ n: 1 }, { n: 2 }])
})

test('a step that fails leaves nothing and is tried again', async () => {
  const { ownerUrl, admin } = await createTestDatabase()
  const broken = [{ name: '9001-a.sql', sql: 'create table public.half (n integer); select 1/0' }]
  await expect(migrate({ url: ownerUrl, onStep: () => {}, migrations: broken })).rejects.toThrow('division by zero')
  expect((await admin.query(`select to_regclass('public.half') as table`)).rows[0].table).toBeNull()
  await migrate({
    url: ownerUrl,
    onStep: () => {},
    migrations: [{ name: '9001-a.sql', sql: 'create table public.half (n integer)' }],
  })
})

test('a migration that was changed after it ran is refused by name', async () => {
  const { ownerUrl } = await createTestDatabase()
  await migrate({ url: ownerUrl, onStep: () => {}, migrations: [{ name: '9001-a.sql', sql: 'select 1' }] })
  await expect(
    migrate({ url: ownerUrl, onStep: () => {}, migrations: [{ name: '9001-a.sql', sql: 'select 2' }] }),
  ).rejects.toThrow(/9001-a\.sql has changed/)
})

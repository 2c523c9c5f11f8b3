import { expect, test } from 'vitest'
import { onPlatform } from '#db/site-db.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { dueWorkFigures } from './due-work-figures.ts'

const NOW = new Date('2026-11-16T10:00:00Z')

test('what is due is counted by kind, with the age of the oldest; what is not due yet is left out', async () => {
  const { admin, pool } = await createTestDatabase()
  await admin.query('delete from platform.due_work')
  await admin.query(`insert into platform.due_work (kind, site_id, subject, due_at, tries) values
    ('MAIL', 1, '1', '2026-11-16T09:59:30Z', 0), ('MAIL', 3, '2', '2026-11-16T09:50:00Z', 2),
    ('MAIL', 3, '3', '2026-11-16T10:10:00Z', 0), ('REFUND', 1, '4', '2026-11-16T10:05:00Z', 1),
    ('GIFT_CARD', 1, '5', '2026-12-24T10:00:00Z', 0)`)
  const figures = await dueWorkFigures(onPlatform(pool), NOW)
  expect(figures.sort((a, b) => a.kind.localeCompare(b.kind))).toEqual([
    { kind: 'MAIL', waiting: '2', retrying: '1', behindSeconds: '600.000000' },
    { kind: 'REFUND', waiting: '1', retrying: '1', behindSeconds: '-300.000000' },
  ])
})

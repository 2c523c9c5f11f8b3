import { expect } from 'vitest'
import { findViolations } from '#db/queries/books/violations.ts'
import { inSite } from '#db/site-db.ts'
import type { TestDatabase } from './test-database.ts'

/** After whatever was done: the estate's books hold. */
export async function expectBalanced({ pool }: Pick<TestDatabase, 'pool'>, siteId = 1): Promise<void> {
  const violations = await inSite({ pool, siteId }, findViolations)
  const told = violations.map(
    ({ rule, subject, expected, found }) => `${rule}: ${subject} should be ${expected} and is ${found}`,
  )
  expect(told).toEqual([])
}

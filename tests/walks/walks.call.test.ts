import { expect, inject, test } from 'vitest'
import { runWalks } from './run-walks.ts'

const STEPS = 300
const SHORTENING_MS = 60_000

test('whatever customers, office, bank and time do to the shop, its books hold and its model explains it', async () => {
  const template = { templateUrl: inject('templateUrl'), mediaFolder: inject('mediaFolder') }
  const seed = Date.now() % 1_000_000
  const { failure, steps } = await runWalks({
    template,
    seed,
    goesOn: (counts) => counts.steps < STEPS,
    shorteningMs: SHORTENING_MS,
  })
  expect(failure).toBeNull()
  expect(steps).toBeGreaterThanOrEqual(STEPS)
})

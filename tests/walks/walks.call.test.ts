import { expect, inject, test } from 'vitest'
import { runWalks } from './run-walks.ts'
import { STEADY_STEPS } from './steps/all-steps.ts'

const STEPS = 300
/** Always the same: what is new is looked for by `npm run walks`, with races and other seeds. */
const SEED = 20_261_116
const SHORTENING_MS = 60_000

test('whatever customers, office, bank and time do to the shop, its books hold and its model explains it', async () => {
  const { failure, steps } = await runWalks({
    template: inject('template'),
    seed: SEED,
    steps: STEADY_STEPS,
    goesOn: (counts) => counts.steps < STEPS,
    shorteningMs: SHORTENING_MS,
  })
  expect(failure && [failure.found, ...failure.steps].join('\n')).toBeNull()
  expect(steps).toBeGreaterThanOrEqual(STEPS)
})

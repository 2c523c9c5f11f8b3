import { defineConfig } from 'vitest/config'

const everywhere = { exclude: ['**/node_modules/**', 'build/**'] }
/**
 * A busy machine is slow, not wrong: time is given where it is only waited for when something hangs.
 * Files of one worker share its modules: to read the whole app anew for each took as long as its tests.
 * A worker for each core: Vitest would leave one core idle, which is half of a small machine.
 */
const shared = {
  isolate: false,
  restoreMocks: true,
  maxWorkers: '100%',
  testTimeout: 60_000,
  hookTimeout: 60_000,
  env: { CUVEE_PROGRAM: 'tests' },
}
/** What is polled for may take its time likewise: one second is what Vitest would give it. */
const patient = { expect: { poll: { timeout: 30_000 } } }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...everywhere,
          ...shared,
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...everywhere.exclude, '**/*.{property,call,fault}.test.ts'],
        },
      },
      { test: { ...everywhere, ...shared, name: 'property', include: ['**/*.property.test.ts'] } },
      {
        test: {
          ...everywhere,
          ...shared,
          ...patient,
          name: 'call',
          include: ['**/*.call.test.ts'],
          globalSetup: 'tests/support/database.ts',
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          ...everywhere,
          ...patient,
          name: 'fault',
          include: ['**/*.fault.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})

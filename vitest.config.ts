import { defineConfig } from 'vitest/config'

const everywhere = { exclude: ['**/node_modules/**', 'build/**'] }
/**
 * Files of one worker share its modules: to read the whole app anew for each took as long as its tests. A busy machine
 * is slow, not wrong: a test may take its time.
 */
const shared = { isolate: false, restoreMocks: true, testTimeout: 60_000, hookTimeout: 60_000 }

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
          name: 'call',
          include: ['**/*.call.test.ts'],
          globalSetup: 'tests/support/database.ts',
        },
      },
      {
        test: {
          ...everywhere,
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

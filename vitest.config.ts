import { defineConfig } from 'vitest/config'

const everywhere = { exclude: ['**/node_modules/**', 'build/**'] }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...everywhere,
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...everywhere.exclude, '**/*.{property,call,fault}.test.ts'],
        },
      },
      { test: { ...everywhere, name: 'property', include: ['**/*.property.test.ts'] } },
      {
        test: {
          ...everywhere,
          name: 'call',
          include: ['**/*.call.test.ts'],
          globalSetup: 'tests/support/database.ts',
          // A busy machine is slow, not wrong.
          testTimeout: 60_000,
          hookTimeout: 60_000,
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

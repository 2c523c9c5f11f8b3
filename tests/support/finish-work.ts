import { allDueHandlers } from '#api/all-due-handlers.ts'
import { runDueWork } from '#api/background/run-due-work.ts'
import type { TestApp } from './test-app.ts'

/** Everything that is due is done, over and over until nothing is; what fails is the test's failure. */
export async function finishWork(shop: TestApp, now = () => new Date()): Promise<void> {
  const onFailure = (_: unknown, error: unknown) => {
    throw error
  }
  const options = {
    pool: shop.pool,
    services: shop,
    handlers: allDueHandlers,
    now,
    onFailure,
    limit: 20,
  }
  while ((await runDueWork(options)) > 0);
}

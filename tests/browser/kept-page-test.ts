import type { Page } from '@playwright/test'
import { test as base, watch } from './drawing-test.ts'

const NOTHING_KEPT = { cookies: [], origins: [] }

/**
 * One page for all tests of a worker, for those that only look: a new one would read, compile and draw the same
 * scripts, styles and letters again for each. It is as wide as its project says.
 */
export const test = base.extend<object, { keptPage: Page }>({
  keptPage: [
    async ({ browser }, use, { project }) => {
      const { viewport = null, isMobile = false, hasTouch = false, storageState = NOTHING_KEPT } = project.use
      const context = await browser.newContext({ viewport, isMobile, hasTouch, storageState, reducedMotion: 'reduce' })
      const page = await context.newPage()
      await watch(page)
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
})

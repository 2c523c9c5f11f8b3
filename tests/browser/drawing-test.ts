import { test as base, type Page } from '@playwright/test'

/**
 * A headless browser that nobody looks at may leave a page undrawn, and a click then waits for a frame that never comes:
 * it was seen on a page without scripts. Whoever watches makes it draw; so small a picture costs next to nothing.
 */
const WATCHED = { format: 'jpeg', quality: 1, maxWidth: 32, maxHeight: 32 } as const

export const test = base.extend({
  context: async ({ context }, use) => {
    context.on('page', watch)
    await use(context)
  },
})

/** A page that closes meanwhile needs no watching. */
export async function watch(page: Page): Promise<void> {
  const session = await page
    .context()
    .newCDPSession(page)
    .catch(() => null)
  session?.on('Page.screencastFrame', ({ sessionId }) => {
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await session?.send('Page.startScreencast', WATCHED).catch(() => {})
}

import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { refusedEverywhere } from '#tests/browser/connected-estates.ts'
import type { Shot } from './contact-sheet.ts'

export const folder = new URL('../../shots/', import.meta.url)

interface PageToPicture {
  site: string
  id: number
  path: string
  width: number
}

/** A visitor with a screen of this width who has refused all trackers. */
export function openContext(browser: Browser, width: number): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    isMobile: width < 600,
    reducedMotion: 'reduce',
    storageState: refusedEverywhere(),
  })
}

/** The whole page as a file; `look` may examine it first. */
export async function picture(
  context: BrowserContext,
  { page: { site, id, path, width }, look }: { page: PageToPicture; look?: (page: Page) => Promise<void> },
): Promise<Shot> {
  const page = await context.newPage()
  await page.goto(`${site}${path}`)
  // Pictures further down are fetched when they come near.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  })
  const name = `${id}${path === '/' ? '/home' : path}`.replace(/[^\w-]+/g, '_')
  const file = `${name}-${width}.png`
  await page.screenshot({ path: fileURLToPath(new URL(file, folder)), fullPage: true })
  await look?.(page)
  await page.close()
  process.stdout.write(`${file}\n`)
  return { file, title: `${site}${path}`, width }
}

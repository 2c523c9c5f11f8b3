import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from '@playwright/test'
import { DEMO_ESTATES } from '#db/demo/load-demo.ts'
import { startServer } from '#tests/support/running-server.ts'
import type { Shot } from './contact-sheet.ts'
import { openContext, picture } from './picture.ts'

const WIDTHS = [390, 1440] as const
export const GALLERY = ['/gallery', '/gallery/mails'] as const

/** Every control, section and mail in each estate's look, from a server as developers start it; axe must find nothing. */
export async function pictureGallery(browser: Browser, paths: readonly string[]): Promise<Shot[]> {
  const server = await startServer({ CUVEE_DEV: '1' })
  const shots: Shot[] = []
  try {
    await warmUp(browser, server.port)
    for (const width of WIDTHS) {
      const context = await openContext(browser, width)
      for (const { id, hosts } of DEMO_ESTATES) {
        const site = `http://${hosts[0]}:${server.port}`
        for (const path of paths)
          shots.push(await picture(context, { page: { site, id, path, width }, look: expectAccessible }))
      }
      await context.close()
    }
  } finally {
    await server.stop()
  }
  return shots
}

/** Vite prepares packages when a page first asks for them, and reloads it then: that is over once the page is alive. */
async function warmUp(browser: Browser, port: number): Promise<void> {
  const page = await browser.newPage()
  await page.goto(`http://localhost:${port}/gallery`, { timeout: 120_000 })
  await page.waitForFunction(
    () => Object.keys(document.querySelector('body > [popover]') ?? {}).some((name) => name.startsWith('__reactFiber')),
    undefined,
    { timeout: 120_000 },
  )
  await page.close()
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const told = violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)
  if (told.length > 0) throw new Error(`axe finds at ${page.url()}: ${told.join('\n')}`)
}

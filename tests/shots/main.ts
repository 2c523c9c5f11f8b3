import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { DEMO_ESTATES } from '#db/demo/load-demo.ts'
import { refusedEverywhere } from '#tests/browser/connected-estates.ts'
import { startServer } from '#tests/support/running-server.ts'
import { contactSheet, type Shot } from './contact-sheet.ts'
import { listPages } from './list-pages.ts'

const WIDTHS = [390, 1024, 1440] as const
const folder = new URL('../../shots/', import.meta.url)
/** Only addresses that hold one of these words, when some are given. */
const wanted = process.argv.slice(2)

const server = await startServer()
try {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const browser = await launch()
  const shots = await pictureAll(browser)
  await browser.close()
  writeFileSync(new URL('index.html', folder), contactSheet(shots))
  process.stdout.write(`${shots.length} pictures, ${fileURLToPath(new URL('index.html', folder))}\n`)
} finally {
  await server.stop()
}

async function launch(): Promise<Browser> {
  const { executablePath, args, env } = JSON.parse(process.env.CUVEE_CHROMIUM ?? '{"args":[],"env":{}}')
  return chromium.launch({
    executablePath,
    args: [...args, '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
    env: { ...(process.env as Record<string, string>), ...env },
  })
}

async function pictureAll(browser: Browser): Promise<Shot[]> {
  const shots: Shot[] = []
  for (const { id, hosts } of DEMO_ESTATES) {
    const site = `http://${hosts[0]}:${server.port}`
    const paths = (await listPages(site)).filter(
      (path) => wanted.length === 0 || wanted.some((word) => path.includes(word)),
    )
    for (const width of WIDTHS) {
      const context = await browser.newContext({
        viewport: { width, height: width < 600 ? 844 : 900 },
        isMobile: width < 600,
        reducedMotion: 'reduce',
        storageState: refusedEverywhere(),
      })
      for (const path of paths) shots.push(await picture(context, { site, id, path, width }))
      await context.close()
    }
  }
  return shots
}

interface Wish {
  site: string
  id: number
  path: string
  width: number
}

async function picture(context: BrowserContext, { site, id, path, width }: Wish): Promise<Shot> {
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
  await page.close()
  process.stdout.write(`${file}\n`)
  return { file, title: `${site}${path}`, width }
}

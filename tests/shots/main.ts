import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { DEMO_ESTATES } from '#db/demo/load-demo.ts'
import { startServer } from '#tests/support/running-server.ts'
import { contactSheet, type Shot } from './contact-sheet.ts'
import { GALLERY, pictureGallery } from './gallery.ts'
import { listPages } from './list-pages.ts'
import { folder, openContext, picture } from './picture.ts'

const WIDTHS = [390, 1024, 1440] as const
/** Only addresses that hold one of these words, when some are given. */
const wanted = process.argv.slice(2)

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const browser = await launch()
try {
  const gallery = GALLERY.filter(isWanted)
  const shots = [
    ...(await picturePages(browser)),
    ...(gallery.length > 0 ? await pictureGallery(browser, gallery) : []),
  ]
  writeFileSync(new URL('index.html', folder), contactSheet(shots))
  process.stdout.write(`${shots.length} pictures, ${fileURLToPath(new URL('index.html', folder))}\n`)
} finally {
  await browser.close()
}

function isWanted(path: string): boolean {
  return wanted.length === 0 || wanted.some((word) => path.includes(word))
}

async function launch(): Promise<Browser> {
  const { executablePath, args, env } = JSON.parse(process.env.CUVEE_CHROMIUM ?? '{"args":[],"env":{}}')
  return chromium.launch({
    executablePath,
    args: [...args, '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
    env: { ...(process.env as Record<string, string>), ...env },
  })
}

/** The pages of the built site. */
async function picturePages(browser: Browser): Promise<Shot[]> {
  const server = await startServer()
  const shots: Shot[] = []
  try {
    for (const { id, hosts } of DEMO_ESTATES) {
      const site = `http://${hosts[0]}:${server.port}`
      const paths = (await listPages(site)).filter(isWanted)
      for (const width of WIDTHS) {
        const context = await openContext(browser, width)
        for (const path of paths) shots.push(await picture(context, { page: { site, id, path, width } }))
        await context.close()
      }
    }
  } finally {
    await server.stop()
  }
  return shots
}

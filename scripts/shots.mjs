// npm run shots: pictures every page of the demo estates into shots/. Runs on the machine's own Node, 20 or later.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createSay, ensureBuilt, ensureInstalled, nodePath, root, stopWithParent } from './prepare.mjs'

let shooting
stopWithParent((signal) => (shooting ? shooting.kill(signal) : process.exit(1)))

try {
  const say = createSay(Date.now())
  await ensureInstalled(say)
  await ensureBuilt(say)
  const { findChromium } = await import('./find-chromium.mjs')
  const browser = await findChromium({ cacheDir: join(root, '.cache'), say })
  shooting = spawn(nodePath(), [join(root, 'tests', 'shots', 'main.ts'), ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CUVEE_CHROMIUM: JSON.stringify(browser) },
  })
  shooting.once('exit', (code) => process.exit(code ?? 1))
} catch (error) {
  process.stderr.write(`shots: ${error.message}\n`)
  process.exit(1)
}

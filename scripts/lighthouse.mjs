// npm run bench:phone [-- --runs=5] [-- --only=word]: what Lighthouse says of the demo estates on a phone.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fetchProgram } from './fetch-program.mjs'
import { findChromium } from './find-chromium.mjs'
import { createSay, ensureBuilt, ensureInstalled, nodePath, root, stopWithParent } from './prepare.mjs'

const LIGHTHOUSE = { dependencies: { lighthouse: '13.5.0' } }
let looking
stopWithParent((signal) => (looking ? looking.kill(signal) : process.exit(1)))

try {
  const say = createSay(Date.now())
  await ensureInstalled(say)
  await ensureBuilt(say)
  const browser = await findChromium({ cacheDir: join(root, '.cache'), say })
  const home = await fetchProgram({ name: 'lighthouse', manifest: LIGHTHOUSE, say })
  looking = spawn(nodePath(), [join(root, 'bench', 'phone', 'main.ts'), ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CUVEE_CHROMIUM: JSON.stringify(browser), CUVEE_LIGHTHOUSE: home },
  })
  looking.once('exit', (code) => process.exit(code ?? 1))
} catch (error) {
  process.stderr.write(`bench:phone: ${error.message}\n`)
  process.exit(1)
}

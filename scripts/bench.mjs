// npm run bench: measures the built product on this machine. Runs on the machine's own Node, 20 or later.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { findChromium } from './find-chromium.mjs'
import { createSay, ensureBuilt, ensureInstalled, nodePath, root, stopWithParent } from './prepare.mjs'

let bench
stopWithParent(stop)

try {
  const say = createSay(Date.now())
  await ensureInstalled(say)
  await ensureBuilt(say)
  startBench(await findBrowser(say))
} catch (error) {
  process.stderr.write(`bench: ${error.message}\n`)
  process.exit(1)
}

/** The bench cleans up after itself when we end, for whatever reason: the channel between us closes. */
function startBench(browser) {
  bench = spawn(nodePath(), [join(root, 'bench', 'main.ts'), ...process.argv.slice(2)], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...(browser && { CUVEE_CHROMIUM: JSON.stringify(browser) }) },
  })
  bench.once('exit', (code) => process.exit(code ?? 1))
}

/** Only the desk is measured in a browser. */
function findBrowser(say) {
  const only = process.argv.find((option) => option.startsWith('--only='))
  return only && only !== '--only=desk' ? null : findChromium({ cacheDir: join(root, '.cache'), say })
}

function stop(signal) {
  if (bench) bench.kill(signal)
  else process.exit(1)
}

// npm run bench: measures the built product on this machine. Runs on the machine's own Node, 20 or later.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createSay, ensureBuilt, ensureInstalled, nodePath, root, stopWithParent } from './prepare.mjs'

let bench
stopWithParent(stop)

try {
  const say = createSay(Date.now())
  await ensureInstalled(say)
  await ensureBuilt(say)
  startBench()
} catch (error) {
  process.stderr.write(`bench: ${error.message}\n`)
  process.exit(1)
}

/** The bench cleans up after itself when we end, for whatever reason: the channel between us closes. */
function startBench() {
  bench = spawn(nodePath(), [join(root, 'bench', 'main.ts'), ...process.argv.slice(2)], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  bench.once('exit', (code) => process.exit(code ?? 1))
}

function stop(signal) {
  if (bench) bench.kill(signal)
  else process.exit(1)
}

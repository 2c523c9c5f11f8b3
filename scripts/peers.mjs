// npm run bench:peers [-- --try]: what a visit costs here and in another shop, in turns; writes docs/speed.md.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fetchProgram } from './fetch-program.mjs'
import { createSay, ensureBuilt, ensureInstalled, nodePath, root, stopWithParent } from './prepare.mjs'

const PEER = {
  dependencies: { '@vendure/core': '3.7.3', pg: '8.23.1' },
  // Its newest asks for one that not every registry has; nothing here uses it.
  overrides: { '@graphql-tools/batch-execute': '10.2.0' },
}
let bench
stopWithParent((signal) => (bench ? bench.kill(signal) : process.exit(1)))

try {
  const say = createSay(Date.now())
  await ensureInstalled(say)
  await ensureBuilt(say)
  const home = await fetchProgram({ name: 'peers', manifest: PEER, say })
  bench = spawn(nodePath(), [join(root, 'bench', 'peers', 'main.ts'), ...process.argv.slice(2)], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, CUVEE_PEERS: home },
  })
  bench.once('exit', (code) => process.exit(code ?? 1))
} catch (error) {
  process.stderr.write(`bench:peers: ${error.message}\n`)
  process.exit(1)
}

// npm run books, site:create, backup…: what an operator does beside the server or without one; see run/commands/.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createSay, ensureRunnable, nodePath, root } from './prepare.mjs'

const [name = '', ...given] = process.argv.slice(2)
await ensureRunnable(createSay(Date.now()))
spawn(nodePath(), [join(root, 'run', 'commands', `${name}.ts`), ...given], { cwd: root, stdio: 'inherit' }).once(
  'exit',
  (code) => process.exit(code ?? 1),
)

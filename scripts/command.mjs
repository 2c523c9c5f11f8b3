// npm run books: whether the books of every estate balance; see run/read-books.ts.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createSay, ensureInstalled, nodePath, root } from './prepare.mjs'

await ensureInstalled(createSay(Date.now()))
spawn(nodePath(), [join(root, 'run', 'read-books.ts')], { cwd: root, stdio: 'inherit' }).once('exit', (code) =>
  process.exit(code ?? 1),
)

// npm run faults [seconds] [seed]: buyers order while processes and the database are killed, then the books are read.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createSay, ensureBuilt, ensureInstalled, nodePath, root } from './prepare.mjs'

const say = createSay(Date.now())
await ensureInstalled(say)
await ensureBuilt(say)
const args = [join(root, 'tests', 'faults', 'main.ts'), ...process.argv.slice(2)]
spawn(nodePath(), args, { cwd: root, stdio: 'inherit' }).once('exit', (code) => process.exit(code ?? 1))

// npm run attack [name] [seconds] [address]: attacks a server while honest visitors use it, and counts what they got.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createSay, ensureBuilt, ensureInstalled, nodePath, root } from './prepare.mjs'

const say = createSay(Date.now())
await ensureInstalled(say)
await ensureBuilt(say)
const args = [join(root, 'tests', 'attacks', 'main.ts'), ...process.argv.slice(2)]
spawn(nodePath(), args, { cwd: root, stdio: 'inherit' }).once('exit', (code) => process.exit(code ?? 1))

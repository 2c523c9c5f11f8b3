// npm run security-log [-- --since 24h] [--kind limit-hit]: see run/commands/read-security-log.ts.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createSay, ensureInstalled, nodePath, root } from './prepare.mjs'

await ensureInstalled(createSay(Date.now()))
const command = [join(root, 'run', 'commands', 'read-security-log.ts'), ...process.argv.slice(2)]
spawn(nodePath(), command, { cwd: root, stdio: 'inherit' }).once('exit', (code) => process.exit(code ?? 1))

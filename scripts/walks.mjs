// npm run walks [minutes] [seed]: steps by chance through the real shop, against a model, with the books read after each.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createSay, ensureInstalled, nodePath, root } from './prepare.mjs'

await ensureInstalled(createSay(Date.now()))
const args = [join(root, 'tests', 'walks', 'main.ts'), ...process.argv.slice(2)]
spawn(nodePath(), args, { cwd: root, stdio: 'inherit' }).once('exit', (code) => process.exit(code ?? 1))

// npm run build: everything that npm start would do before it serves. Runs on the machine's own Node, 20 or later.
import { createSay, ensureBuilt, ensureInstalled, stopWithParent } from './prepare.mjs'

stopWithParent(() => process.exit(1))

try {
  const say = createSay(Date.now())
  await ensureInstalled(say)
  await ensureBuilt(say)
  say('everything is built')
} catch (error) {
  process.stderr.write(`cuvee: ${error.message}\n`)
  process.exit(1)
}

// npm start: from a fresh clone to a running server. Runs on the machine's own Node, 20 or later.
import { spawn } from 'node:child_process'
import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import { createSay, ensureBuilt, ensureInstalled, isReadyToServe, nodePath, root, stopWithParent } from './prepare.mjs'

const startedAt = Date.now()
const isDev = process.argv.includes('--dev')
const SERVER_FOLDERS = ['api', 'contract', 'db', 'providers', 'rules', 'run', 'site/server', 'words']

let server
stopWithParent(stop)

try {
  if (isDev || !isReadyToServe()) await prepare()
  startServer()
} catch (error) {
  process.stderr.write(`cuvee: ${error.message}\n`)
  process.exit(1)
}

async function prepare() {
  const say = createSay(startedAt)
  await ensureInstalled(say)
  if (!isDev) await ensureBuilt(say)
}

/** The server ends when we end, for whatever reason: the channel between us closes. */
function startServer() {
  server = spawn(nodePath(), [join(root, 'main.mjs')], {
    cwd: root,
    env: { ...process.env, CUVEE_STARTED_AT: String(startedAt), CUVEE_DEV: isDev ? '1' : '0' },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  server.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
  if (isDev) reloadOnChange()
}

/** Before the server runs there is nothing to take down but the step under way, which ends with us. */
function stop(signal) {
  if (server) server.kill(signal)
  else process.exit(1)
}

/** The site reloads itself through Vite; a change of server code replaces the serving process. */
function reloadOnChange() {
  let timer
  const reload = () => {
    clearTimeout(timer)
    timer = setTimeout(() => server.kill('SIGHUP'), 100)
  }
  for (const folder of SERVER_FOLDERS.map((name) => join(root, name)).filter(existsSync)) {
    watch(folder, { recursive: true }, reload)
  }
}

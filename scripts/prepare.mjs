// Runs on the machine's own Node (20 or later), before anything is installed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compressAssets } from './compress-assets.mjs'
import { holdsAll, packagesToBuild, packagesToRun } from './installed-packages.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const LOCK = join(root, 'package-lock.json')
const INSTALLED_LOCK = join(root, 'node_modules', '.package-lock.json')
const BUILD_STAMP = join(root, 'build', 'site', '.cuvee-built')
const BUILD_INPUTS = ['client', 'contract', 'rules', 'sections', 'site', 'ui', 'words']
const BUILD_FILES = ['package-lock.json', 'react-router.config.ts', 'vite.config.ts']
const HEARTBEAT_MS = 5_000

/** Prints each step with the time since the start. */
export function createSay(startedAt) {
  return (step) => {
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
    process.stdout.write(`[${seconds.padStart(5)} s] ${step}\n`)
  }
}

/** npm runs us through a shell that does not pass SIGTERM on; when it is gone, so are we. */
export function stopWithParent(stop) {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) stop('SIGTERM')
  }, 250).unref()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))
}

/** Installs the packages, those for development included, unless they are what the lock file asks for. */
export async function ensureInstalled(say) {
  if (holdsAll(readInstalled(), packagesToBuild(readJson(LOCK)))) return
  say('installing packages (the first time takes a minute)')
  const npm = process.env.npm_execpath
  const command = npm ? process.execPath : 'npm'
  const args = [...(npm ? [npm] : []), 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  await runQuietly(command, args, { say, doing: 'installing packages' })
}

/** For what needs no site: an image without development packages has all of it. */
export async function ensureRunnable(say) {
  if (!holdsAll(readInstalled(), packagesToRun(readJson(LOCK)))) await ensureInstalled(say)
}

/** Builds the site when one of its sources has changed since the last time. */
export async function ensureBuilt(say) {
  const wanted = hashSources()
  if (isBuiltFrom(wanted)) return
  say('building the site')
  rmSync(BUILD_STAMP, { force: true })
  const bin = join(root, 'node_modules', '@react-router', 'dev', 'bin.js')
  await runQuietly(nodePath(), [bin, 'build'], { say, doing: 'building the site' })
  await compressAssets(join(root, 'build', 'site', 'client', 'assets'))
  mkdirSync(dirname(BUILD_STAMP), { recursive: true })
  writeFileSync(BUILD_STAMP, wanted)
}

/** Whether the server can start as things are: a built site needs no development packages. */
export function isReadyToServe() {
  return isBuiltFrom(hashSources()) && holdsAll(readInstalled(), packagesToRun(readJson(LOCK)))
}

/** The Node that came with the packages; the machine's own where no package exists for the platform. */
export function nodePath() {
  const packaged = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(packaged)) return packaged
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 22)) return process.execPath
  throw new Error(`Node 22.22 or later is needed on ${process.platform}-${process.arch}; this is ${process.version}.`)
}

/** Runs a command, shows a sign of life now and then, and its output only when it fails. */
function runQuietly(command, args, { say, doing, env = {} }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && command === 'npm',
    })
    let output = ''
    const collect = (chunk) => {
      output += chunk
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    const heartbeat = setInterval(() => say(`still ${doing}`), HEARTBEAT_MS)
    const endWithUs = () => child.kill()
    process.once('exit', endWithUs)
    child.once('error', (error) => {
      clearInterval(heartbeat)
      reject(new Error(`${doing} failed: ${error.message}`))
    })
    child.once('close', (code, signal) => {
      clearInterval(heartbeat)
      process.off('exit', endWithUs)
      if (code === 0) return resolve()
      process.stderr.write(output)
      reject(new Error(`${doing} failed (${signal ?? `exit code ${code}`}); the reason is printed above.`))
    })
  })
}

function isBuiltFrom(sources) {
  return existsSync(BUILD_STAMP) && readFileSync(BUILD_STAMP, 'utf8') === sources
}

function hashSources() {
  const files = BUILD_INPUTS.flatMap((folder) => filesBelow(join(root, folder)))
  return hashFiles([...files, ...BUILD_FILES.map((file) => join(root, file))])
}

/** npm writes it last of all: after an install that broke off there is none. */
function readInstalled() {
  return existsSync(INSTALLED_LOCK) ? readJson(INSTALLED_LOCK) : {}
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

function filesBelow(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => statSync(path).isFile() && !/\.test\.tsx?$/.test(path))
    .sort()
}

function hashFiles(paths) {
  const hash = createHash('sha256')
  for (const path of paths) hash.update(path.slice(root.length)).update('\0').update(readFileSync(path))
  return hash.digest('hex')
}

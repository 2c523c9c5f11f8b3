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
const SHARED_SOURCES = ['client', 'contract', 'rules', 'ui', 'words', 'package-lock.json']
const PANEL_CONFIG = join('office', 'content', 'site-panel', 'vite.config.ts')
/** What serves: its programs, and the few files of site and back office that they read. */
const SERVER_SOURCES = [
  ...SHARED_SOURCES,
  'api',
  'db',
  'providers',
  'run',
  'settings.ts',
  join('scripts', 'ascii-output.ts'),
  join('site', 'server'),
  join('site', 'catalogue', 'list'),
  join('office', 'shell', 'shell-places.ts'),
]
/** What is built, from which files and folders, where its assets lie if browsers ask for them, and what builds it. */
const BUILDS = [
  {
    name: 'the server',
    stamp: join('build', 'server', '.cuvee-built'),
    sources: SERVER_SOURCES,
    // Pictures, letters and tables are read where they lie.
    kinds: /\.(ts|tsx|json)$/,
    command: [join('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--config', join('run', 'vite.config.ts')],
  },
  {
    name: 'the site',
    stamp: join('build', 'site', '.cuvee-built'),
    sources: [
      ...SHARED_SOURCES,
      'sections',
      'site',
      join('scripts', 'ascii-output.ts'),
      'react-router.config.ts',
      'vite.config.ts',
    ],
    assets: join('build', 'site', 'client', 'assets'),
    command: [join('node_modules', '@react-router', 'dev', 'bin.js'), 'build'],
  },
  {
    name: 'the back office',
    stamp: join('build', 'office', '.cuvee-built'),
    sources: [...SHARED_SOURCES, 'sections', 'office'],
    assets: join('build', 'office', 'assets'),
    command: [join('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--config', join('office', 'vite.config.ts')],
  },
  {
    name: 'the panel on the site',
    stamp: join('build', 'panel', '.cuvee-built'),
    sources: [...SHARED_SOURCES, join('office', 'content', 'site-panel')],
    assets: join('build', 'panel', 'assets'),
    command: [join('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--config', PANEL_CONFIG],
  },
]
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

/** Builds the server, the site, the back office and the panel, each when one of its sources has changed since the last time. */
export async function ensureBuilt(say) {
  for (const build of BUILDS) {
    const wanted = hashSources(build)
    if (isBuiltFrom(build, wanted)) continue
    const doing = `building ${build.name}`
    const stamp = join(root, build.stamp)
    say(doing)
    rmSync(stamp, { force: true })
    const [program, ...args] = build.command
    // Told the same on every machine, and another whenever a source is: rows that a program has written are marked with it.
    const env = { CUVEE_PROGRAM: wanted.slice(0, 16) }
    await runQuietly(nodePath(), [join(root, program), ...args], { say, doing, env })
    if (build.assets) await compressAssets(join(root, build.assets))
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, wanted)
  }
}

/** Whether the server can start as things are: what is built needs no development packages. */
export function isReadyToServe() {
  const isBuilt = BUILDS.every((build) => isBuiltFrom(build, hashSources(build)))
  return isBuilt && holdsAll(readInstalled(), packagesToRun(readJson(LOCK)))
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

function isBuiltFrom({ stamp }, sources) {
  return existsSync(join(root, stamp)) && readFileSync(join(root, stamp), 'utf8') === sources
}

function hashSources({ sources, kinds = /./ }) {
  return hashFiles(sources.flatMap((name) => filesAt(join(root, name))).filter((file) => kinds.test(file)))
}

/** npm writes it last of all: after an install that broke off there is none. */
function readInstalled() {
  return existsSync(INSTALLED_LOCK) ? readJson(INSTALLED_LOCK) : {}
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

function filesAt(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true })
    .map((name) => join(path, String(name)))
    .filter((file) => statSync(file).isFile() && !/\.test\.tsx?$/.test(file))
    .sort()
}

function hashFiles(paths) {
  const hash = createHash('sha256')
  for (const path of paths) hash.update(path.slice(root.length)).update('\0').update(digestOf(path))
  return hash.digest('hex')
}

/** Most sources belong to several builds: each is read once. */
const digests = new Map()
function digestOf(path) {
  const digest = digests.get(path) ?? createHash('sha256').update(readFileSync(path)).digest()
  digests.set(path, digest)
  return digest
}

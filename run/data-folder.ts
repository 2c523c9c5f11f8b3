import { randomBytes } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface DataFolder {
  path: string
  release(): void
}

/** Opens the data folder for this process alone. Throws one sentence when that cannot be. */
export function openDataFolder(path: string): DataFolder {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new Error(`The data folder ${path} cannot be used: ${errorReason(error)}. Check DATA_DIR and its rights.`)
  }
  const lock = join(path, 'running.json')
  takeLock(lock, path)
  return { path, release: () => rmSync(lock, { force: true }) }
}

function takeLock(lock: string, path: string): void {
  const own = JSON.stringify({ pid: process.pid, started: startedAt(process.pid) })
  try {
    writeFileSync(lock, own, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new Error(`The data folder ${path} cannot be written: ${errorReason(error)}.`)
    }
    const pid = livingHolder(lock)
    if (pid !== null) throw new Error(`Cuvée is already running on the data folder ${path} (process ${pid}).`)
    // Left behind by a process that was killed.
    rmSync(lock, { force: true })
    takeLock(lock, path)
  }
}

function livingHolder(lock: string): number | null {
  try {
    const { pid, started } = JSON.parse(readFileSync(lock, 'utf8')) as { pid: number; started: string | null }
    if (pid === process.pid) return null
    process.kill(pid, 0)
    return startedAt(pid) === started ? pid : null
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? -1 : null
  }
}

/** Process numbers are reused; together with its start, a number names one process. Null where /proc does not tell. */
function startedAt(pid: number): string | null {
  const path = `/proc/${pid}/stat`
  if (!existsSync(path)) return null
  const afterName = readFileSync(path, 'utf8').split(') ').at(-1) ?? ''
  return afterName.split(' ')[19] ?? null
}

/** The secret of an embedded installation: made once, kept in its folder. */
export function readOrMakeSecret(path: string): string {
  const file = join(path, 'secret-key')
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}

function errorReason(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'EACCES' || code === 'EPERM') return 'permission denied'
  if (code === 'ENOTDIR' || code === 'EEXIST') return 'it is not a folder'
  if (code === 'ENOSPC') return 'the disk is full'
  return (error as Error).message
}

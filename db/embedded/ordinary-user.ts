import { spawnSync } from 'node:child_process'
import { chownSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

export interface RunAs {
  command: string
  args: readonly string[]
  identity: { uid?: number; gid?: number }
}

const NOBODY = 65534

interface AsOrdinaryUserOptions {
  folder: string
  command: string
  args: readonly string[]
}

/**
 * PostgreSQL refuses to run as root. A root caller gets a user namespace in which it is nobody: outside it stays root,
 * so folders with mode 0700 remain readable. Where namespaces are forbidden, the real user nobody runs it.
 */
export function asOrdinaryUser({ folder, command, args }: AsOrdinaryUserOptions): RunAs {
  if (process.getuid?.() !== 0) return { command, args, identity: {} }
  if (mayUnshare()) {
    giveTo(folder, 0)
    return { command: 'unshare', args: [...NAMESPACE, '--', command, ...args], identity: {} }
  }
  giveTo(folder, NOBODY)
  return { command, args, identity: { uid: NOBODY, gid: NOBODY } }
}

const NAMESPACE = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`]
let unshareWorks: boolean | undefined

function mayUnshare(): boolean {
  unshareWorks ??= spawnSync('unshare', [...NAMESPACE, '--', 'true'], { stdio: 'ignore' }).status === 0
  return unshareWorks
}

/** The other way may have been used last time; the files then belong to the other user. */
function giveTo(path: string, uid: number): void {
  const stats = statSync(path)
  if (stats.uid === uid) return
  chownSync(path, uid, uid)
  if (stats.isDirectory()) for (const name of readdirSync(path)) giveTo(join(path, name), uid)
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clusterAddress } from './cluster-address.ts'
import { ADMIN, OWNER } from './init-cluster.ts'

/** Where the embedded PostgreSQL of this folder listens; null when none runs. */
export function findRunningCluster(folder: string) {
  const lock = join(folder, 'data', 'postmaster.pid')
  if (!existsSync(lock)) return null
  // The fourth line of PostgreSQL's lock file is its port, the fifth the folder of its socket.
  const [pid = '', , , port, socket = ''] = readFileSync(lock, 'utf8').split('\n')
  if (!isAlive(Number(pid))) return null
  const password = readFileSync(join(folder, 'password'), 'utf8').trim()
  const place = { port: Number(port), socket: socket === '' ? null : socket }
  const address = (user: string) => clusterAddress(place, { user, password })('cuvee')
  return { adminUrl: address(ADMIN), ownerUrl: address(OWNER) }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

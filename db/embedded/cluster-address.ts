import { join, resolve } from 'node:path'

/** What every system takes as the path of a socket. */
const LONGEST_PATH = 100

/** Where the cluster of a folder has its socket; null where the system has none or the path would be too long. */
export function socketFolder(folder: string, port: number): string | null {
  if (process.platform === 'win32') return null
  const whole = resolve(folder)
  return join(whole, `.s.PGSQL.${port}`).length > LONGEST_PATH ? null : whole
}

interface ClusterPlace {
  port: number
  /** Both processes do less for a statement through a socket than for one through a port. */
  socket: string | null
}

export function clusterAddress({ port, socket }: ClusterPlace, login: { user: string; password: string }) {
  const through = socket === null ? '' : `?host=${encodeURIComponent(socket)}`
  return (database: string) => `postgres://${login.user}:${login.password}@127.0.0.1:${port}/${database}${through}`
}

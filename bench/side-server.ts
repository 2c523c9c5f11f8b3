import { fork } from 'node:child_process'
import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { undoAtEnd } from './clean-up.ts'

interface SideServer {
  url: string
  pid: number
  stop(): void
}

/** Starts one of the bench's own servers in a process of its own and tells it what to serve. */
export function startSideServer(file: string, orders: unknown): Promise<SideServer> {
  // The advanced form carries bytes as they are.
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), { serialization: 'advanced' })
  const stop = () => void child.kill('SIGKILL')
  undoAtEnd(stop)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${file} ended (${code}).`)))
    child.once('message', (port) => resolve({ url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop }))
    child.send(orders as object)
  })
}

/** The other side: builds the server from its orders, listens, tells the port. It ends with whoever started it. */
export function serveAsOrdered<Orders>(build: (orders: Orders) => Promise<Server> | Server): void {
  process.once('disconnect', () => process.exit(0))
  process.once('message', async (orders) => {
    const server = await build(orders as Orders)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      process.send?.(typeof address === 'object' && address ? address.port : 0)
    })
  })
}

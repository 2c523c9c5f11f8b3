import { createServer } from 'node:http'
import { AggregatorRegistry } from 'prom-client'
import { portReason } from './free-port.ts'

const NEAR = 6_000
const LOOPBACK = '127.0.0.1'

/** Figures of all workers together, for a collector on this machine only. */
export async function startMetrics(wanted: number | null, sitePort: number) {
  const registry = new AggregatorRegistry()
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    try {
      const text = await registry.clusterMetrics()
      response.writeHead(200, { 'content-type': registry.contentType }).end(text)
    } catch {
      response.writeHead(503).end()
    }
  })
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, LOOPBACK, resolve)
    })
  const near = sitePort + NEAR <= 65_535 ? sitePort + NEAR : 0
  try {
    await listen(wanted ?? near)
  } catch (error) {
    if (wanted !== null)
      throw new Error(portReason({ code: (error as NodeJS.ErrnoException).code, port: wanted, host: LOOPBACK }))
    // Nobody asked for this port in particular: any other will do.
    await listen(0)
  }
  const address = server.address()
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { port: typeof address === 'object' && address ? address.port : 0, stop }
}

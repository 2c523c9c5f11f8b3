import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import { AggregatorRegistry } from 'prom-client'
import type { Settings } from '#settings.ts'
import { portReason } from './free-port.ts'

const NEAR = 6_000

type Place = Pick<Settings, 'metricsPort' | 'metricsHost' | 'metricsToken'>

/** Figures of all workers together, for a collector that knows the token; without one, on this machine only. */
export async function startMetrics({ metricsPort: wanted, metricsHost: host, metricsToken }: Place, sitePort: number) {
  const registry = new AggregatorRegistry()
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    if (metricsToken !== null && !isToken(request.headers.authorization, metricsToken))
      return response.writeHead(401, { 'www-authenticate': 'Bearer' }).end()
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
      server.listen(port, host, resolve)
    })
  const near = sitePort + NEAR <= 65_535 ? sitePort + NEAR : 0
  try {
    await listen(wanted ?? near)
  } catch (error) {
    if (wanted !== null)
      throw new Error(portReason({ code: (error as NodeJS.ErrnoException).code, port: wanted, host }))
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

/** Compared by their hashes, so that the time it takes tells nothing. */
function isToken(header: string | undefined, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(header ?? ''), hash(`Bearer ${token}`))
}

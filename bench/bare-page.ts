import { createServer } from 'node:http'
import { serveAsOrdered } from './side-server.ts'

export interface BarePage {
  headers: string[]
  body: Uint8Array
  keepAliveMs: number
}

/** The floor of a kept page: Node's own server, the same bytes, nothing else. */
serveAsOrdered<BarePage>(({ headers, body, keepAliveMs }) => {
  const bytes = Buffer.from(body)
  return createServer({ keepAliveTimeout: keepAliveMs }, (_request, response) => {
    response.writeHead(200, headers)
    response.end(bytes)
  })
})

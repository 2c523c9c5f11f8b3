import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** Of drawings.example, which nobody can own: made for these tests, believed by nobody else. */
export const DRAWINGS_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBiDCCAS2gAwIBAgIBATAKBggqhkjOPQQDAjAbMRkwFwYDVQQDDBBkcmF3aW5n
cy5leGFtcGxlMCAXDTIwMDEwMTAwMDAwMFoYDzIxMjAwMTAxMDAwMDAwWjAbMRkw
FwYDVQQDDBBkcmF3aW5ncy5leGFtcGxlMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcD
QgAE5TKmca0K+7f36J2UBYoOh/0xzR0/pckeZLkqt0dptLYi4m8a5PcgD0IdESL6
fXgGtDJqw4hx8WRafOImtlE1lqNgMF4wLwYDVR0RBCgwJoIQZHJhd2luZ3MuZXhh
bXBsZYISKi5kcmF3aW5ncy5leGFtcGxlMAwGA1UdEwQFMAMBAf8wHQYDVR0OBBYE
FHoT+0GtRMIejlwnNGwFCmVRViHRMAoGCCqGSM49BAMCA0kAMEYCIQDNyJpXCI20
GioH37O9hwk7pcJ0XfYQudXkxBCFUh61fAIhAKMw2MkyWjXY/7EgmAHAuRt4dk+l
BNIguJzvYHmsZUZA
-----END CERTIFICATE-----`
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgnipaU+h+BWkA6WL0
gH9HPSdjfv2TIxvwH5I/2/apYwKhRANCAATlMqZxrQr7t/fonZQFig6H/THNHT+l
yR5kuSq3R2m0tiLibxrk9yAPQh0RIvp9eAa0MmrDiHHxZFp84ia2UTWW
-----END PRIVATE KEY-----`

type Answer = { status?: number; headers?: Record<string, string>; body?: string | Uint8Array } | 'silence'

/** A server of drawings on this machine. Counts who connects, whether or not anything is asked. */
export async function startDrawingServer(answers: Readonly<Record<string, Answer>> = {}) {
  let connections = 0
  const asked: string[] = []
  const server = createServer({ cert: DRAWINGS_CERTIFICATE, key: KEY }, (request, response) => {
    asked.push(`${request.headers.host}${request.url}`)
    const answer = answers[request.url ?? ''] ?? { status: 404 }
    if (answer === 'silence') return
    response.writeHead(answer.status ?? 200, { 'content-type': 'image/svg+xml', ...answer.headers })
    response.end(answer.body)
  })
  server.on('connection', () => void connections++)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => void server.close(() => resolve()))
  })
  return { port: (server.address() as AddressInfo).port, asked, connections: () => connections }
}

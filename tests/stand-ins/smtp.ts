import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** How a mail server treats whoever comes. */
type SmtpMood = 'takes' | 'later' | 'never' | 'dies-after-data'

interface SmtpStandIn {
  url: string
  /** The messages it has taken into its hands, as they came. */
  received: string[]
  recipients: string[]
  mood: SmtpMood
  /** Nobody listens any more. */
  stop(): Promise<void>
}

/** A real mail server on this machine, of any mood. */
export async function startSmtp(mood: SmtpMood = 'takes'): Promise<SmtpStandIn> {
  const sockets = new Set<Socket>()
  const standIn: SmtpStandIn = { url: '', received: [], recipients: [], mood, stop: async () => {} }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth: (_, __, done) => done(refusal(535, 'who are you')),
    onRcptTo({ address }, _, done) {
      if (standIn.mood === 'later') return done(refusal(451, 'greylisted, come back'))
      if (standIn.mood === 'never') return done(refusal(550, 'no such mailbox'))
      standIn.recipients.push(address)
      done()
    },
    onData(stream, _, done) {
      void text(stream).then((message) => {
        standIn.received.push(message)
        // It has the message, and nobody will ever hear so.
        if (standIn.mood === 'dies-after-data') for (const socket of sockets) socket.destroy()
        else done()
      })
    },
  })
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  standIn.url = `smtp://127.0.0.1:${(listening.address() as { port: number }).port}`
  standIn.stop = () => new Promise((resolve) => server.close(resolve))
  onTestFinished(() => standIn.stop())
  return standIn
}

/** Something that takes connections and never says a word. */
export async function startSilence(): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `smtp://127.0.0.1:${(server.address() as { port: number }).port}`
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

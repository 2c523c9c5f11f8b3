import { connect } from 'node:net'

export interface Question {
  method?: 'GET' | 'POST'
  path: string
  headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  payload?: object
}

interface Answer {
  status: number
  head: string
  body: Buffer
}

export interface Wire {
  ask(question: Question): Promise<Answer>
  close(): void
}

const PATIENCE_MS = 120_000

/** One connection, one question at a time. Node's own client would cost more than some of the servers it asks. */
export function openWire(url: string): Wire {
  const { hostname, port, host } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  let received: Buffer = Buffer.alloc(0)
  let waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | null = null
  const fail = (error: Error) => waiting?.reject(error)
  socket.setTimeout(PATIENCE_MS, () => fail(new Error(`${url} does not answer in time.`)))
  socket.on('error', fail)
  socket.on('end', () => fail(new Error(`${url} hung up.`)))
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    try {
      const answer = readAnswer(received)
      if (!answer) return
      received = Buffer.alloc(0)
      const { resolve } = waiting ?? {}
      waiting = null
      resolve?.(answer)
    } catch (error) {
      fail(error as Error)
    }
  })
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        socket.write(written(question, host))
      }),
    close: () => void socket.destroy(),
  }
}

function written({ method = 'GET', path, headers = {}, payload }: Question, host: string): string {
  const body = payload ? JSON.stringify(payload) : ''
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  if (payload) lines.push(`content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`)
  return `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\n${lines.join('')}\r\n${body}`
}

/** Null while it is not whole yet. */
export function readAnswer(received: Buffer): Answer | null {
  const end = received.indexOf('\r\n\r\n')
  if (end < 0) return null
  const head = received.toString('latin1', 0, end)
  const status = Number(head.slice(9, 12))
  const sent = received.subarray(end + 4)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length !== undefined) return sent.length < Number(length) ? null : { status, head, body: sent }
  if (!/\r\ntransfer-encoding: chunked/i.test(head)) throw new Error(`An answer does not tell its length: ${head}`)
  const body =
    sent.toString('latin1', Math.max(0, sent.length - LAST_CHUNK.length)) === LAST_CHUNK ? joined(sent) : null
  return body && { status, head, body }
}

const LAST_CHUNK = '0\r\n\r\n'

/** The body without the lengths between its pieces; null when what looked like the end was not. */
function joined(sent: Buffer): Buffer | null {
  const pieces: Buffer[] = []
  for (let at = 0; ; ) {
    const line = sent.indexOf('\r\n', at)
    const length = line < 0 ? Number.NaN : Number.parseInt(sent.toString('latin1', at, line), 16)
    if (length === 0) return Buffer.concat(pieces)
    if (!(length > 0) || sent.length < line + 2 + length) return null
    pieces.push(sent.subarray(line + 2, line + 2 + length))
    at = line + 2 + length + 2
  }
}

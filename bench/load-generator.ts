import { connect, type Socket } from 'node:net'

export interface LoadOrders {
  url: string
  connections: number
  headers?: Readonly<Record<string, string>>
  /** When to stop asking: after so many seconds, or after so many requests. */
  seconds?: number
  requests?: number
  /** Each answer is asked for its length, which costs the generator something. */
  varies?: true
}

export interface LoadReport {
  answers: number
  seconds: number
}

const PATIENCE_MS = 20_000

/**
 * Asks over and over on a number of connections, each one waiting for its answer before it asks again. An answer is
 * recognised by its length, which must always be the same unless it is said to vary: a generator that parses answers
 * costs more than the servers it is to bring to their limit, and would measure itself.
 */
const orders = JSON.parse(process.argv[2] ?? '') as LoadOrders
setTimeout(() => fail('does not answer in time, or more shortly than at first'), PATIENCE_MS).unref()
process.stdout.write(JSON.stringify(await generate(orders)))

async function generate({ url, connections, seconds, requests = Number.POSITIVE_INFINITY }: LoadOrders) {
  const length = await lengthOfAnswer(url)
  const startedAt = performance.now()
  const ends = seconds === undefined ? Number.POSITIVE_INFINITY : startedAt + 1000 * seconds
  let asked = 0
  let answers = 0
  const takeNext = () => {
    if (asked >= requests || performance.now() >= ends) return false
    asked++
    return true
  }
  const countAnswer = () => void answers++
  await Promise.all(Array.from({ length: connections }, () => askOver({ url, length, takeNext, countAnswer })))
  return { answers, seconds: (performance.now() - startedAt) / 1000 } satisfies LoadReport
}

interface Asking {
  url: string
  length: number
  /** Whether there is one more to ask; it then counts as asked. */
  takeNext: () => boolean
  countAnswer: () => void
}

function askOver({ url, length, takeNext, countAnswer }: Asking): Promise<void> {
  const question = questionFor(url)
  const socket = open(url)
  let received = 0
  let wanted = length
  return new Promise((resolve) => {
    const next = () => {
      if (takeNext()) return socket.write(question)
      socket.destroy()
      resolve()
    }
    socket.once('connect', next)
    socket.on('data', (chunk) => {
      if (received === 0) checkStatus(chunk)
      if (received === 0 && orders.varies) wanted = lengthIn(chunk) ?? length
      received += chunk.length
      if (received < wanted) return
      if (received > wanted) fail(`gave an answer of another length than ${wanted} bytes`)
      received = 0
      countAnswer()
      next()
    })
    socket.once('end', () => fail('hung up'))
  })
}

/** Head and body of one answer, in bytes. */
function lengthOfAnswer(url: string): Promise<number> {
  const socket = open(url)
  socket.write(questionFor(url))
  let answer = Buffer.alloc(0)
  return new Promise((resolve) => {
    socket.on('data', (chunk) => {
      answer = Buffer.concat([answer, chunk])
      checkStatus(answer)
      const length = lengthIn(answer)
      if (length === null || answer.length < length) return
      socket.destroy()
      resolve(length)
    })
  })
}

/** Null while its head is not whole yet. */
function lengthIn(answer: Buffer): number | null {
  const head = answer.indexOf('\r\n\r\n') + 4
  if (head < 4) return null
  const body = /\r\ncontent-length: (\d+)\r\n/i.exec(answer.toString('latin1', 0, head))?.[1]
  if (body === undefined) fail('does not tell the length of its answer')
  return head + Number(body)
}

function open(url: string): Socket {
  const { hostname, port } = new URL(url)
  return connect({ host: hostname, port: Number(port), noDelay: true }).once('error', (error) => fail(error.message))
}

function questionFor(url: string): Buffer {
  const { host, pathname, search } = new URL(url)
  const own = Object.entries({ 'accept-encoding': 'br', ...orders.headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\n${own.join('')}\r\n`)
}

function checkStatus(answer: Buffer): void {
  const start = answer.toString('latin1', 0, 12)
  if (start !== 'HTTP/1.1 200') fail(`answered "${start}"`)
}

function fail(what: string): void {
  process.stderr.write(`${orders.url} ${what}.\n`)
  process.exit(1)
}

import { get } from 'node:http'

interface RawAnswer {
  status: number
  /** Names and values in turn, as they came. */
  rawHeaders: string[]
  encoding: string | undefined
  body: Buffer
}

/** With a key a question is answered anew, though nothing is done twice: what is measured is the work, not the memory. */
export const ANEW = { 'idempotency-key': 'measured' } as const

/** One answer as it crosses the wire: nothing decoded, each time over a connection of its own. */
export function fetchRaw(url: string, own: Readonly<Record<string, string>> = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br', connection: 'keep-alive', ...own }
    const request = get(url, { agent: false, headers })
    request.once('error', reject)
    request.once('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () => {
        request.destroy()
        resolve({
          status: response.statusCode ?? 0,
          rawHeaders: response.rawHeaders,
          encoding: response.headers['content-encoding'],
          body: Buffer.concat(chunks),
        })
      })
    })
  })
}

/** Fails unless the answer is a 200. */
export async function fetchWell(url: string, own: Readonly<Record<string, string>> = {}): Promise<RawAnswer> {
  const answer = await fetchRaw(url, own)
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status} instead of 200.`)
  return answer
}

/** The headers that the application chose: those that Node adds by itself are left out. */
export function ownHeaders({ rawHeaders }: RawAnswer): string[] {
  const byNode = new Set(['date', 'connection', 'keep-alive'])
  return pairsOf(rawHeaders)
    .filter(([name]) => !byNode.has(name.toLowerCase()))
    .flat()
}

/** All headers in one text, the moment left out, for comparing two servers. */
export function headerText({ rawHeaders }: RawAnswer): string {
  return pairsOf(rawHeaders)
    .map(([name, value]) => `${name}: ${name.toLowerCase() === 'date' ? '' : value}`)
    .join('\n')
}

function pairsOf(rawHeaders: readonly string[]): [string, string][] {
  return Array.from({ length: rawHeaders.length / 2 }, (_, at) => [
    rawHeaders[2 * at] ?? '',
    rawHeaders[2 * at + 1] ?? '',
  ])
}

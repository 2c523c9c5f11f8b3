import pg from 'pg'

/** Of a site all, or of what lives one thing: `stock 12`. */
export type Change = { site: number } | { site: number; live: string } | 'directory' | 'anything'

interface Changes {
  close(): Promise<void>
  isListening(): boolean
}

const CHANNEL = 'cuvee_change'
const RETRY_MS = 250

interface ListenForChangesOptions {
  url: string
  onChange: (change: Change) => void
  onTrouble: (error: Error) => void
}

/**
 * Hears every change that pages show, from whichever process or machine made it.
 * After a lost connection something may have been missed, so the first word is then 'anything'.
 */
export async function listenForChanges({ url, onChange, onTrouble }: ListenForChangesOptions): Promise<Changes> {
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let closed = false

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'cuvee changes' })
    next.on('notification', ({ payload }) => onChange(readChange(payload)))
    next.on('error', onTrouble)
    next.on('end', () => reconnectLater())
    await next.connect()
    await next.query(`listen ${CHANNEL}`)
    client = next
    onChange('anything')
  }

  function reconnectLater(): void {
    client = null
    if (closed) return
    clearTimeout(timer)
    timer = setTimeout(() => connect().catch(reconnectLater), RETRY_MS)
  }

  await connect()
  return {
    isListening: () => client !== null,
    async close() {
      closed = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}

function readChange(payload: string | undefined): Change {
  if (payload === 'directory') return 'directory'
  const [, site, live] = /^(\d+)(?: ([a-z]+ \d+))?$/.exec(payload ?? '') ?? []
  if (site === undefined) return 'anything'
  return live === undefined ? { site: Number(site) } : { site: Number(site), live }
}

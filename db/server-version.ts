import pg from 'pg'

const OLDEST = 15

/** Fails with one sentence when PostgreSQL cannot be reached or is too old. */
export async function checkServerVersion(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
    const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
    if (major < OLDEST) throw new Error(`PostgreSQL ${major} is too old, version ${OLDEST} or later is needed.`)
  } catch (error) {
    throw new Error(errorReason(error))
  } finally {
    await client.end().catch(() => {})
  }
}

/** A refused connection to a name with two addresses comes as several errors in one, with an empty message. */
function errorReason(error: unknown): string {
  if (error instanceof AggregateError) return String((error.errors[0] as Error | undefined)?.message ?? 'no answer')
  return (error as Error).message
}

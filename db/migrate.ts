import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'

const FOLDER = new URL('./migrations/', import.meta.url)
/** Any fixed number; it only has to be ours. */
const LOCK = 1_855_0001

interface Migration {
  name: string
  sql: string
}

interface MigrateOptions {
  url: string
  onStep: (name: string) => void
  migrations?: Migration[]
}

/** Runs what is missing, in order, each in its own transaction. Several processes may call it at once. */
export async function migrate({ url, onStep, migrations }: MigrateOptions): Promise<void> {
  const wanted = migrations ?? (await readMigrations())
  const client = new pg.Client({ connectionString: url, application_name: 'cuvee migrations' })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(${LOCK})`)
    await client.query(
      `create table if not exists public.cuvee_migrations
         (name text primary key, checksum text not null, done_at timestamptz not null default now())`,
    )
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from public.cuvee_migrations',
    )
    const checksumByName = new Map(rows.map(({ name, checksum }) => [name, checksum]))
    for (const migration of wanted)
      await runOne(client, { migration, doneWith: checksumByName.get(migration.name), onStep })
  } finally {
    await client.end()
  }
}

interface RunOneOptions {
  migration: Migration
  doneWith: string | undefined
  onStep: (name: string) => void
}

async function runOne(client: pg.Client, { migration: { name, sql }, doneWith, onStep }: RunOneOptions): Promise<void> {
  const checksum = createHash('sha256').update(sql).digest('hex')
  if (doneWith === checksum) return
  if (doneWith) throw new Error(`The migration ${name} has changed since it was run; write a new one instead.`)
  onStep(name)
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into public.cuvee_migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name)).sort()
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(new URL(name, FOLDER), 'utf8') })))
}

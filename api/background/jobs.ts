import { CompiledQuery } from 'kysely'
import type { Pool } from 'pg'
import { type Db as BossDb, PgBoss } from 'pg-boss'
import { z } from 'zod'
import type { Services } from '#api/calls/handler.ts'
import type { Directory } from '#api/calls/site-directory.ts'
import { inSite, type SiteDb } from '#db/site-db.ts'
import type { JobDefinition } from './define-job.ts'

const DEAD_LETTERS = 'dead-letters'
const SCHEMA = 'pgboss'
const FIRST_RETRY_SECONDS = 2

/** A job always says whose it is; without that it does not run. */
const Payload = z.object({ job: z.string(), siteId: z.number().int(), input: z.unknown() })

interface DeadJob {
  id: string
  job: string
  siteId: number
  reason: string
  diedOn: Date
}

interface Jobs {
  /** Sends within the caller's transaction: no work, no job. */
  send<Input>(db: SiteDb, options: { siteId: number; job: JobDefinition<Input>; input: Input }): Promise<void>
  listDead(): Promise<DeadJob[]>
  stop(): Promise<void>
}

interface JobsOptions {
  pool: Pool
  directory: Directory
  services: Services
  jobs: readonly JobDefinition[]
  now: () => Date
  /** The queue itself is out of reach. */
  onTrouble: (error: unknown) => void
  /** One try of a job failed. */
  onFailure: (job: string, error: unknown) => void
  /** One serving process runs the jobs; the others only send them. */
  runs: boolean
  pollSeconds?: number
}

export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const { pool, jobs, runs, onTrouble } = options
  const boss = new PgBoss({ db: bossDbOn(pool), schema: SCHEMA, migrate: false, supervise: runs, schedule: runs })
  boss.on('error', onTrouble)
  await boss.start()
  if (runs) for (const job of jobs) await runJob(boss, { job, options })
  return {
    send: (db, { siteId, job, input }) => send(boss, { db: bossDbIn(db), siteId, job, input }),
    listDead: () => listDead(boss),
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
}

/** Makes the queues; done once at start by the owner of the database. */
export async function installJobs(ownerUrl: string, jobs: readonly JobDefinition[]): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, schema: SCHEMA, supervise: false, schedule: false, max: 1 })
  boss.on('error', () => {})
  await boss.start()
  await boss.createQueue(DEAD_LETTERS)
  for (const { name, attempts, every } of jobs) {
    const retries = { retryLimit: attempts - 1, retryDelay: FIRST_RETRY_SECONDS, retryBackoff: true }
    await boss.createQueue(name, { ...retries, deadLetter: DEAD_LETTERS })
    if (every) await boss.createQueue(fanOutName(name), { retryLimit: 3, policy: 'short' })
  }
  await boss.getDb().executeSql(`
    grant usage on schema ${SCHEMA} to cuvee_app;
    grant select, insert, update, delete on all tables in schema ${SCHEMA} to cuvee_app;
    grant execute on all functions in schema ${SCHEMA} to cuvee_app;`)
  await boss.stop({ graceful: false })
}

async function runJob(boss: PgBoss, { job, options }: { job: JobDefinition; options: JobsOptions }): Promise<void> {
  const polling = { pollingIntervalSeconds: options.pollSeconds ?? 2 }
  await boss.work<unknown>(job.name, { ...polling, batchSize: 1 }, async ([one]) => {
    await runOne({ job, data: one?.data, options })
  })
  if (!job.every) return
  await boss.schedule(fanOutName(job.name), job.every)
  await boss.work(fanOutName(job.name), { pollingIntervalSeconds: 10 }, async () => {
    for (const { id } of options.directory.all()) await send(boss, { db: undefined, siteId: id, job, input: {} })
  })
}

interface RunOneOptions {
  job: JobDefinition
  data: unknown
  options: JobsOptions
}

async function runOne({
  job,
  data,
  options: { pool, directory, services, now, onFailure },
}: RunOneOptions): Promise<void> {
  try {
    const { siteId, input } = Payload.parse(data)
    const site = directory.all().find(({ id }) => id === siteId)
    if (!site) throw new Error(`Job ${job.name} names site ${siteId}, which does not exist`)
    await inSite({ pool, siteId: site.id }, (db) =>
      job.handle(job.input.parse(input), { ...services, db, site, now: now() }),
    )
  } catch (error) {
    onFailure(job.name, error)
    throw error
  }
}

interface SendOptions<Input> {
  db: BossDb | undefined
  siteId: number
  job: JobDefinition<Input>
  input: Input
}

async function send<Input>(boss: PgBoss, { db, siteId, job, input }: SendOptions<Input>): Promise<void> {
  const data = { job: job.name, siteId, input: job.input.parse(input) }
  await boss.send(job.name, data, db ? { db } : {})
}

async function listDead(boss: PgBoss): Promise<DeadJob[]> {
  const dead = await boss.findJobs<z.infer<typeof Payload>>(DEAD_LETTERS)
  return dead.map(({ id, data, sourceOutput, createdOn }) => ({
    id,
    job: data.job,
    siteId: data.siteId,
    reason: String((sourceOutput as { message?: unknown } | null)?.message ?? ''),
    diedOn: createdOn,
  }))
}

function fanOutName(name: string): string {
  return `${name}.every-site`
}

function bossDbOn(pool: Pool): BossDb {
  return { executeSql: (text, values) => pool.query(text, values) }
}

function bossDbIn(db: SiteDb): BossDb {
  return {
    executeSql: async (text, values = []) => ({ rows: (await db.executeQuery(CompiledQuery.raw(text, values))).rows }),
  }
}

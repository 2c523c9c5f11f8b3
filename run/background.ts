import type { FastifyBaseLogger } from 'fastify'
import { allDueHandlers } from '#api/all-due-handlers.ts'
import { allJobs } from '#api/all-jobs.ts'
import { startJobs } from '#api/background/jobs.ts'
import { startDueWork } from '#api/background/start-due-work.ts'
import type { Services } from '#api/calls/handler.ts'
import type { Directory } from '#api/calls/site-directory.ts'
import { createPool } from '#db/pool.ts'
import { JOBS_POOL_SIZE } from './limits.ts'
import type { WorkerOrders } from './worker-protocol.ts'

interface BackgroundContext {
  directory: Directory
  services: Services
  now: () => Date
  onTrouble: (error: unknown) => void
  log: FastifyBaseLogger
}

/** What a worker does besides answering: the jobs of every night and what falls due, on connections of their own. */
export async function startBackground({ appUrl, runsJobs }: WorkerOrders, ground: BackgroundContext) {
  const { directory, services, now, onTrouble, log } = ground
  const pool = createPool({ url: appUrl, max: JOBS_POOL_SIZE, onTrouble })
  const onFailure = (job: string, err: unknown) => log.error({ err, job }, 'job failed')
  const jobs = await startJobs({ pool, directory, services, jobs: allJobs, now, onTrouble, onFailure, runs: runsJobs })
  const dueWork = runsJobs
    ? startDueWork({
        pool,
        services,
        handlers: allDueHandlers,
        now,
        onTrouble,
        onFailure: ({ kind, siteId, subject, tries }, err) =>
          log.error({ err, kind, siteId, subject, tries }, 'due work failed'),
      })
    : null
  return {
    async stop() {
      await dueWork?.stop()
      await jobs.stop()
      await pool.end()
    },
  }
}

import type { z } from 'zod'
import type { Services } from '#api/calls/handler.ts'
import type { Site } from '#api/calls/site-directory.ts'
import type { SiteDb } from '#db/site-db.ts'

/** Nobody signs in to a job. */
export interface JobContext extends Omit<Services, 'passwords' | 'isDemo' | 'security'> {
  /** One transaction on the job's own site. */
  db: SiteDb
  site: Site
  now: Date
}

export interface JobDefinition<Input = unknown> {
  name: string
  about: string
  input: z.ZodType<Input>
  /** How often it is tried before it goes to the dead-letter list. */
  attempts: number
  /** Cron in UTC; the job is then sent once for every site. */
  every?: string
  handle(input: Input, parts: JobContext): Promise<void>
}

export function defineJob<Input>(job: JobDefinition<Input>): JobDefinition<Input> {
  return job
}

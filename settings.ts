import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'
import { readS3Place, S3_ADDRESS_RULE } from './providers/storage/s3-place.ts'

/** Every setting of the server, read from the environment once, at start. Bad values are refused there. */
export interface Settings {
  /** Port of site, API and back office; 0 takes a free one. */
  port: number
  /** Address to listen on. */
  host: string
  /** Folder for the embedded database, files and the generated secret. */
  dataDir: string
  /** A PostgreSQL of your own (15 or later); absent: the embedded one. */
  databaseUrl: string | null
  /** A bucket for pictures and films; absent: the data folder. */
  storageUrl: string | null
  /** A mail server; absent: mails are files in the data folder. */
  smtpUrl: string | null
  /** Loads the demo estates; by default only on the embedded database. */
  demo: boolean
  /** Lets estates be paid with test cards, which are no money; by default where the demo is. */
  testCards: boolean
  /** Makes the orders of the demo customer, once; by default where the demo can be paid. */
  demoOrders: boolean
  /** How many processes serve. */
  workers: number
  /** Key that signs and encrypts; absent on the embedded database: generated into the data folder. */
  secretKey: string | null
  /** The key before it, which opens what is not sealed anew yet. */
  previousKey: string | null
  /** The platform's own host name, under which estates without a domain live. */
  platformDomain: string | null
  /** How many reverse proxies stand before the server, or which: only their X-Forwarded-* headers are believed. */
  trustProxy: number | readonly string[]
  /** Port of the metrics; absent: a port near `port`. */
  metricsPort: number | null
  /** Address of the metrics; another than the loopback one needs a token. */
  metricsHost: string
  /** What a collector of metrics must know. */
  metricsToken: string | null
  logLevel: string
}

const MAX_WORKERS = 64
const MAX_HOPS = 9
const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost'])
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const flag = z
  .enum(['0', '1', 'true', 'false'], { error: 'must be 0 or 1' })
  .transform((value) => value === '1' || value === 'true')
const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`)
const port = whole(0, 65_535)
const PROXIES_RULE = `must be a number of proxies from 0 to ${MAX_HOPS}, or their addresses and subnets with commas between`
const proxies = z.string().transform((value, context): number | readonly string[] => {
  if (/^\d{1,2}$/.test(value) && Number(value) <= MAX_HOPS) return Number(value)
  const named = value.split(',').map((one) => one.trim())
  if (!named.every(isAddressOrSubnet)) context.addIssue(PROXIES_RULE)
  return named
})
/** Their values are not for logs, not even the wrong ones. */
const SECRETS: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'SECRET_KEY',
  'SECRET_KEY_PREVIOUS',
  'STORAGE_URL',
  'SMTP_URL',
  'METRICS_TOKEN',
])

const Environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('localhost'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  STORAGE_URL: z
    .string()
    .refine((url) => readS3Place(url) !== null, S3_ADDRESS_RULE)
    .optional(),
  SMTP_URL: z
    .string()
    .refine((url) => /^smtps?:$/.test(URL.parse(url)?.protocol ?? ''), 'must look like smtp://user:password@host:587')
    .optional(),
  DEMO: flag.optional(),
  TEST_CARDS: flag.optional(),
  DEMO_ORDERS: flag.optional(),
  WORKERS: whole(1, MAX_WORKERS).optional(),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  SECRET_KEY_PREVIOUS: z.string().min(32, 'must have at least 32 characters').optional(),
  PLATFORM_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+$/, 'must be a host name in lower case')
    .optional(),
  TRUST_PROXY: proxies.default(0),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('warn'),
})

function isAddressOrSubnet(value: string): boolean {
  const [address = '', bits, ...more] = value.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

export const SETTING_NAMES: readonly string[] = Object.keys(Environment.shape)

/** Takes what is secret out of an environment, so that processes which are started from here on do not inherit it. */
export function forgetSecrets(environment: Record<string, string | undefined>): void {
  for (const name of SECRETS) delete environment[name]
}

/** Throws one sentence that names the setting and what is wrong with it. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = Environment.safeParse(given)
  if (!read.success) {
    const [issue] = read.error.issues
    const name = String(issue?.path[0])
    const shown = SECRETS.has(name) ? name : `${name}="${given[name]}"`
    throw new Error(`The setting ${shown} is not valid: it ${issue?.message}.`)
  }
  const { DATABASE_URL, SECRET_KEY, ...rest } = read.data
  if (DATABASE_URL && !SECRET_KEY)
    throw new Error('With DATABASE_URL, SECRET_KEY must be set too (32 characters or more).')
  if (!rest.METRICS_TOKEN && !LOOPBACK.has(rest.METRICS_HOST))
    throw new Error('With a METRICS_HOST that others reach, METRICS_TOKEN must be set too (16 characters or more).')
  if (rest.SECRET_KEY_PREVIOUS && !SECRET_KEY)
    throw new Error('SECRET_KEY_PREVIOUS stands beside a new SECRET_KEY, which is not set.')
  const demo = rest.DEMO ?? DATABASE_URL === undefined
  return {
    port: rest.PORT,
    host: rest.HOST,
    dataDir: resolve(rest.DATA_DIR),
    databaseUrl: DATABASE_URL ?? null,
    storageUrl: rest.STORAGE_URL ?? null,
    smtpUrl: rest.SMTP_URL ?? null,
    demo,
    testCards: rest.TEST_CARDS ?? demo,
    demoOrders: rest.DEMO_ORDERS ?? (demo && (rest.TEST_CARDS ?? demo)),
    workers: rest.WORKERS ?? Math.min(4, Math.max(2, availableParallelism())),
    secretKey: SECRET_KEY ?? null,
    previousKey: rest.SECRET_KEY_PREVIOUS ?? null,
    platformDomain: rest.PLATFORM_DOMAIN ?? null,
    trustProxy: rest.TRUST_PROXY,
    metricsPort: rest.METRICS_PORT ?? null,
    metricsHost: rest.METRICS_HOST,
    metricsToken: rest.METRICS_TOKEN ?? null,
    logLevel: rest.LOG_LEVEL,
  }
}

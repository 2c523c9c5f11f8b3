import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import type { Services } from '#api/calls/handler.ts'
import { ADMIN, OWNER } from '#db/embedded/init-cluster.ts'
import { createPool } from '#db/pool.ts'
import { createDocumentMaker } from '#providers/documents/create-document-maker.ts'
import { createFolderSender } from '#providers/mails/folder.ts'
import { createPictureMaker } from '#providers/pictures/create-picture-maker.ts'
import { createFileStorage } from '#providers/storage/files.ts'
import { createServices } from '#run/create-services.ts'
import type { Template } from './database.ts'
import { TEST_SECRET } from './test-secret.ts'

/** On a busy machine hundreds who ask at once wait their turn, where a real server would send some away. */
export const PATIENCE_MS = 60_000

/** To start a process for each test that draws a paper or opens a picture takes longer than the test. */
const makers = { documents: createDocumentMaker(), pictures: createPictureMaker() }

/** `storage` holds the pictures of the demo estates and is shared by all tests, so nobody deletes in it. */
export interface TestDatabase extends Services {
  ownerUrl: string
  appUrl: string
  /** Connections of the application's role. */
  pool: pg.Pool
  /** Connections of the tables' owner, who obeys their policies. */
  owner: pg.Pool
  /** Connections of the superuser, above row-level security: for set-up and for looking. */
  admin: pg.Pool
  /** Where mails of this test go. */
  mailFolder: string
}

/** A fresh copy of the demo estates for one test; dropped when the test is over. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { drop, ...database } = await copyDatabase(inject('template'))
  onTestFinished(drop)
  return database
}

/** A fresh copy of the demo estates, until it is dropped. */
export async function copyDatabase({ templateUrl, mediaFolder, ...template }: Template) {
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(
    templateUrl,
    `create database ${name} template ${new URL(templateUrl).pathname.slice(1)} strategy file_copy owner ${OWNER}`,
  )
  const adminUrl = databaseUrl(templateUrl, name)
  const ownerUrl = adminUrl.replace(ADMIN, OWNER)
  const appUrl = databaseUrl(template.appUrl, name)
  const pool = createPatientPool(appUrl, 6)
  const owner = createPatientPool(ownerUrl, 2)
  const admin = createPatientPool(adminUrl, 2)
  const mailFolder = mkdtempSync(join(tmpdir(), 'cuvee-mails-'))
  const storage = createFileStorage(mediaFolder)
  const { close, ...services } = createServices({
    pool,
    storage,
    secretKey: TEST_SECRET,
    isDemo: true,
    testCards: true,
    // Nobody hears what a bank tells: tests send it themselves.
    deliver: async () => {},
    mails: createFolderSender(mailFolder),
  })
  const drop = async () => {
    close()
    rmSync(mailFolder, { recursive: true, force: true })
    await Promise.all([pool.end(), owner.end(), admin.end()])
    await dropLater(templateUrl, name)
  }
  return { ownerUrl, appUrl, pool, owner, admin, mailFolder, ...services, ...makers, drop }
}

/** A database with nothing in it, as an ordinary owner sees it; dropped when the test is over. */
export async function createEmptyDatabase(): Promise<{ ownerUrl: string; adminUrl: string }> {
  const { templateUrl } = inject('template')
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(templateUrl, `create database ${name} owner ${OWNER}`)
  onTestFinished(() => dropLater(templateUrl, name))
  const adminUrl = databaseUrl(templateUrl, name)
  return { adminUrl, ownerUrl: adminUrl.replace(ADMIN, OWNER) }
}

function createPatientPool(url: string, max: number): pg.Pool {
  const pool = createPool({ url, max, onTrouble: () => {} })
  pool.options.connectionTimeoutMillis = PATIENCE_MS
  return pool
}

function databaseUrl(anyUrl: string, name: string): string {
  const url = new URL(anyUrl)
  url.pathname = `/${name}`
  return url.href
}

const leftDatabases: string[] = []
/** Enough for the connections of the oldest to be gone. */
const MOST_LEFT = 2

/** PostgreSQL rests for a tenth of a second where connections that were just ended are not gone yet: others are dropped meanwhile. */
async function dropLater(templateUrl: string, name: string): Promise<void> {
  leftDatabases.push(name)
  while (leftDatabases.length > MOST_LEFT) {
    await asAdmin(templateUrl, `drop database ${leftDatabases.shift()} with (force)`)
  }
}

async function asAdmin(templateUrl: string, sql: string): Promise<void> {
  const client = await connectAdmin(databaseUrl(templateUrl, 'postgres'))
  await client.query(sql)
}

const adminsByUrl = new Map<string, Promise<pg.Client>>()

/** One connection for all tests of a process; it ends with the cluster. */
function connectAdmin(url: string): Promise<pg.Client> {
  const known = adminsByUrl.get(url)
  if (known) return known
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  const connected = client.connect().then(() => client)
  adminsByUrl.set(url, connected)
  return connected
}

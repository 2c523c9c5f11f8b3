import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { ensureAppLogin } from '#db/app-login.ts'
import { ADMIN, OWNER } from '#db/embedded/init-cluster.ts'
import { createPool } from '#db/pool.ts'
import { createDocumentMaker } from '#providers/documents/create-document-maker.ts'
import type { DocumentMaker } from '#providers/documents/document-maker.ts'
import { createPasswordHasher, type PasswordHasher } from '#providers/passwords/password-hasher.ts'
import { createPictureMaker } from '#providers/pictures/create-picture-maker.ts'
import type { PictureMaker } from '#providers/pictures/picture-maker.ts'
import { createFileStorage } from '#providers/storage/files.ts'
import type { MediaStorage } from '#providers/storage/media-storage.ts'

export const TEST_SECRET = 'a secret of thirty-two characters'

export interface TestDatabase {
  ownerUrl: string
  appUrl: string
  /** Connections of the application's role. */
  pool: pg.Pool
  /** Connections of the tables' owner, who obeys their policies. */
  owner: pg.Pool
  /** Connections of the superuser, above row-level security: for set-up and for looking. */
  admin: pg.Pool
  /** The pictures of the demo estates; shared by all tests, so nobody deletes in it. */
  storage: MediaStorage
  /** Its process starts with the first picture. */
  pictures: PictureMaker
  /** As its process does with the first document. */
  documents: DocumentMaker
  passwords: PasswordHasher
  isDemo: boolean
}

/** A fresh copy of the demo estates for one test; dropped when the test is over. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const templateUrl = inject('templateUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(
    templateUrl,
    `create database ${name} template ${new URL(templateUrl).pathname.slice(1)} strategy file_copy owner ${OWNER}`,
  )
  const adminUrl = databaseUrl(templateUrl, name)
  const ownerUrl = adminUrl.replace(ADMIN, OWNER)
  const appUrl = await ensureAppLogin(ownerUrl, TEST_SECRET)
  const pool = createPool({ url: appUrl, max: 6, onTrouble: () => {} })
  const owner = createPool({ url: ownerUrl, max: 2, onTrouble: () => {} })
  const admin = createPool({ url: adminUrl, max: 2, onTrouble: () => {} })
  const pictures = createPictureMaker()
  const documents = createDocumentMaker()
  onTestFinished(async () => {
    pictures.close()
    documents.close()
    await Promise.all([pool.end(), owner.end(), admin.end()])
    await asAdmin(templateUrl, `drop database ${name} with (force)`)
  })
  const storage = createFileStorage(inject('mediaFolder'))
  const passwords = createPasswordHasher()
  return { ownerUrl, appUrl, pool, owner, admin, storage, pictures, documents, passwords, isDemo: true }
}

function databaseUrl(templateUrl: string, name: string): string {
  const url = new URL(templateUrl)
  url.pathname = `/${name}`
  return url.href
}

async function asAdmin(templateUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(templateUrl, 'postgres') })
  await client.connect()
  // Copies of one template wait for each other; the lock makes them queue instead of fail.
  await client.query(`select pg_advisory_lock(1)`)
  await client.query(sql)
  await client.end()
}

import pg from 'pg'
import { expect, test } from 'vitest'
import { ensureAppLogin } from '#db/app-login.ts'
import { createSealer } from '#providers/secrets/sealer.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { TEST_SECRET } from '#tests/support/test-secret.ts'
import { checkKeys } from './check-keys.ts'
import { forgetOldKey, resealSecrets } from './reseal.ts'

const NEW_KEY = 'a new key, longer than thirty-two characters'
const OLD = { present: TEST_SECRET, previous: null }
const CHANGING = { present: NEW_KEY, previous: TEST_SECRET }
const CHANGED = { present: NEW_KEY, previous: null }
const STRANGER = { present: 'somebody else’s key of thirty-two characters', previous: null }

async function withSecrets() {
  const test = await createTestDatabase()
  const sealer = createSealer(TEST_SECRET)
  for (const siteId of [1, 3]) {
    await test.admin.query(
      `insert into estate.provider_secrets (site_id, provider, sealed, changed_at) values ($1, 'STRIPE', $2, now())`,
      // As they were sealed before keys had an id.
      [siteId, sealer.seal(`sk_${siteId}`, `${siteId} STRIPE`).subarray(sealer.mark.length)],
    )
  }
  return test
}

async function secretsOf({ admin }: TestDatabase, key: string): Promise<string[]> {
  const { rows } = await admin.query('select site_id, sealed from estate.provider_secrets order by site_id')
  return rows.map(({ site_id, sealed }) => createSealer(key).open(sealed, `${site_id} STRIPE`))
}

async function mayConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  return client.connect().then(
    async () => {
      await client.end()
      return true
    },
    () => false,
  )
}

test('a key that does not fit stops with one sentence, whether or not another was remembered', async () => {
  const test = await withSecrets()
  await expect(checkKeys(test.owner, STRANGER)).rejects.toThrow(/^SECRET_KEY is not the key that the secrets/)
  expect(await checkKeys(test.owner, OLD)).toEqual({ mustReseal: true })
  await resealSecrets(test.owner, { keys: OLD, say: () => {} })
  expect(await checkKeys(test.owner, OLD)).toEqual({ mustReseal: false })
  await expect(checkKeys(test.owner, STRANGER)).rejects.toThrow(/SECRET_KEY_PREVIOUS beside the new one\.$/)
})

test('where nothing is sealed yet, any key will do', async () => {
  const { owner } = await createTestDatabase()
  expect(await checkKeys(owner, OLD)).toEqual({ mustReseal: false })
  expect(await checkKeys(owner, STRANGER)).toEqual({ mustReseal: false })
})

test('everything is sealed anew under the new key, and the previous one may go', async () => {
  const test = await withSecrets()
  await resealSecrets(test.owner, { keys: OLD, say: () => {} })
  const said: string[] = []
  expect(await checkKeys(test.owner, CHANGING)).toEqual({ mustReseal: true })
  // Not before all is done: broken off here, the old key is still the one that is asked for.
  await expect(checkKeys(test.owner, CHANGED)).rejects.toThrow('SECRET_KEY is not the key')
  await resealSecrets(test.owner, { keys: CHANGING, say: (step) => said.push(step) })
  expect(said).toEqual(['2 secrets were sealed under the new key; SECRET_KEY_PREVIOUS may go at the next start'])
  expect(await secretsOf(test, NEW_KEY)).toEqual(['sk_1', 'sk_3'])
  expect(await checkKeys(test.owner, CHANGED)).toEqual({ mustReseal: false })
  await expect(checkKeys(test.owner, OLD)).rejects.toThrow('SECRET_KEY is not the key')
})

test('what a process of the previous start seals meanwhile is found by the next start', async () => {
  const test = await withSecrets()
  await resealSecrets(test.owner, { keys: CHANGING, say: () => {} })
  await test.admin.query(`update estate.provider_secrets set sealed = $1 where site_id = 3`, [
    createSealer(TEST_SECRET).seal('sk_late', '3 STRIPE'),
  ])
  expect(await checkKeys(test.owner, CHANGING)).toEqual({ mustReseal: true })
  await resealSecrets(test.owner, { keys: CHANGING, say: () => {} })
  expect(await secretsOf(test, NEW_KEY)).toEqual(['sk_1', 'sk_late'])
})

test('processes of the previous start keep their login until the previous key is gone', async () => {
  const test = await withSecrets()
  const oldUrl = await ensureAppLogin(test.ownerUrl, TEST_SECRET)
  const newUrl = await ensureAppLogin(test.ownerUrl, NEW_KEY)
  expect(new URL(newUrl).username).not.toBe(new URL(oldUrl).username)
  await resealSecrets(test.owner, { keys: CHANGING, say: () => {} })
  await forgetOldKey(test.owner, CHANGING)
  expect([await mayConnect(oldUrl), await mayConnect(newUrl)]).toEqual([true, true])
  await forgetOldKey(test.owner, CHANGED)
  expect([await mayConnect(oldUrl), await mayConnect(newUrl)]).toEqual([false, true])
})

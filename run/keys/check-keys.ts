import type { Pool } from 'pg'
import { allSealed } from '#api/all-sealed.ts'
import { recall, remember } from '#db/remembered.ts'
import { keyId } from '#providers/secrets/key-id.ts'
import { createSealer } from '#providers/secrets/sealer.ts'
import type { Keys } from './keys.ts'
import { findSealedRows, listSiteIds } from './sealed-rows.ts'

const REMEMBERED = 'key-id'

/**
 * Throws one sentence when the keys do not fit what is stored: before anything is changed, so that nobody is locked out
 * by a mistake. Answers whether anything has to be sealed anew.
 */
export async function checkKeys(owner: Pool, { present, previous }: Keys): Promise<{ mustReseal: boolean }> {
  const remembered = await recall(owner, REMEMBERED)
  if (remembered === keyId(present)) return { mustReseal: previous !== null }
  if (previous !== null && remembered === keyId(previous)) return { mustReseal: true }
  const fits = await someSecretOpens(owner, { present, previous })
  if (fits === null) {
    // Nothing is sealed yet: any key will do.
    await rememberKey(owner, present)
    return { mustReseal: false }
  }
  if (remembered === undefined && fits) return { mustReseal: true }
  throw new Error(
    'SECRET_KEY is not the key that the secrets in this database are sealed under: set that one, or give it as SECRET_KEY_PREVIOUS beside the new one.',
  )
}

export async function rememberKey(owner: Pool, secretKey: string): Promise<void> {
  await remember(owner, { key: REMEMBERED, value: keyId(secretKey) })
}

/** Null when there is nothing to open. */
async function someSecretOpens(owner: Pool, { present, previous }: Keys): Promise<boolean | null> {
  const sealer = createSealer(present, previous)
  for (const siteId of await listSiteIds(owner)) {
    for (const [at, { name }] of allSealed.entries()) {
      const [row] = await findSealedRows(owner, { siteId, at })
      if (row) return opens(() => sealer.open(row.sealed, name(siteId, row.id)))
    }
  }
  return null
}

function opens(open: () => string): boolean {
  try {
    open()
    return true
  } catch {
    return false
  }
}

import type { Pool } from 'pg'
import { allSealed } from '#api/all-sealed.ts'
import { endOldLogins, noteOldLogins } from '#db/app-login.ts'
import { createSealer, type Sealer } from '#providers/secrets/sealer.ts'
import { rememberKey } from './check-keys.ts'
import type { Keys } from './keys.ts'
import { findSealedRows, listSiteIds, replaceSealed } from './sealed-rows.ts'

interface ResealOptions {
  keys: Keys
  say: (step: string) => void
}

const TELL_EVERY = 1_000

/**
 * Seals everything under the present key that is not yet, row by row, while others read and write. When all is done the
 * previous key may go; broken off, the next start goes on.
 */
export async function resealSecrets(owner: Pool, { keys, say }: ResealOptions): Promise<void> {
  const sealer = createSealer(keys.present, keys.previous)
  let done = 0
  for (const siteId of await listSiteIds(owner)) {
    for (const at of allSealed.keys()) {
      await resealColumn(owner, {
        siteId,
        at,
        sealer,
        onRow: () => {
          if (++done % TELL_EVERY === 0) say(`sealing secrets anew: ${done}`)
        },
      })
    }
  }
  await rememberKey(owner, keys.present)
  if (keys.previous === null) return
  await noteOldLogins(owner, keys.present)
  say(`${done} secrets were sealed under the new key; SECRET_KEY_PREVIOUS may go at the next start`)
}

/** Once the previous key is gone, so are the database logins that were made with it. */
export async function forgetOldKey(owner: Pool, keys: Keys): Promise<void> {
  if (keys.previous === null) await endOldLogins(owner, keys.present)
}

interface ColumnOptions {
  siteId: number
  at: number
  sealer: Sealer
  onRow: () => void
}

async function resealColumn(owner: Pool, { siteId, at, sealer, onRow }: ColumnOptions): Promise<void> {
  const name = allSealed[at]?.name ?? String
  for (;;) {
    const rows = await findSealedRows(owner, { siteId, at, mark: sealer.mark })
    if (rows.length === 0) return
    for (const row of rows) {
      const named = name(siteId, row.id)
      await replaceSealed(owner, { siteId, at, row, sealed: sealer.seal(sealer.open(row.sealed, named), named) })
      onRow()
    }
  }
}

import type { SiteDb } from '#db/site-db.ts'

/** Begins anew: what was being set up before is forgotten. One that counts already stays. */
export async function addFactor(
  db: SiteDb,
  { userId, sealedSecret, now }: { userId: number; sealedSecret: Uint8Array; now: Date },
): Promise<void> {
  await db
    .insertInto('second_factors')
    .values({ user_id: userId, sealed_secret: sealedSecret, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'user_id'])
        .doUpdateSet({ sealed_secret: sealedSecret, created_at: now, last_step: null })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .execute()
}

export async function findFactor(db: SiteDb, userId: number) {
  return db
    .selectFrom('second_factors')
    .select(['sealed_secret', 'last_step', 'created_at', 'confirmed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Whoever gives a code at the same moment waits here: none counts twice. */
export async function lockFactor(db: SiteDb, userId: number) {
  return db
    .selectFrom('second_factors')
    .select(['sealed_secret', 'last_step', 'created_at', 'confirmed_at'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

export async function noteStep(db: SiteDb, { userId, step }: { userId: number; step: number }): Promise<void> {
  await db.updateTable('second_factors').set({ last_step: step }).where('user_id', '=', userId).execute()
}

/** From now on it is asked for. */
export async function startFactor(db: SiteDb, { userId, now }: { userId: number; now: Date }): Promise<void> {
  await db.updateTable('second_factors').set({ confirmed_at: now }).where('user_id', '=', userId).execute()
  await db.updateTable('users').set({ second_factor_at: now }).where('id', '=', userId).execute()
}

export async function deleteFactor(db: SiteDb, userId: number): Promise<void> {
  await db.deleteFrom('second_factors').where('user_id', '=', userId).execute()
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await db.updateTable('users').set({ second_factor_at: null }).where('id', '=', userId).execute()
}

export async function replaceRecoveryCodes(
  db: SiteDb,
  { userId, hashes }: { userId: number; hashes: readonly Uint8Array[] },
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute()
}

/** One statement that only the first of many succeeds in. */
export async function takeRecoveryCode(
  db: SiteDb,
  { userId, codeHash, now }: { userId: number; codeHash: Uint8Array; now: Date },
): Promise<boolean> {
  const taken = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return taken !== undefined
}

export async function countRecoveryCodes(db: SiteDb, userId: number): Promise<number> {
  const rows = await db
    .selectFrom('recovery_codes')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute()
  return rows.length
}

export async function addChallenge(
  db: SiteDb,
  challenge: { token_hash: Uint8Array; user_id: number; expires_at: Date },
): Promise<void> {
  await db.insertInto('sign_in_challenges').values(challenge).execute()
}

/** Counts a try before it is made, so that many at once are many; undefined when there is none left. */
export async function tryChallenge(
  db: SiteDb,
  { tokenHash, now, most }: { tokenHash: Uint8Array; now: Date; most: number },
) {
  return db
    .updateTable('sign_in_challenges')
    .set((update) => ({ tries: update('tries', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('tries', '<', most)
    .returning('user_id')
    .executeTakeFirst()
}

/** Whether it was still there: it opens one session. */
export async function deleteChallenge(db: SiteDb, tokenHash: Uint8Array): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_challenges')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return numDeletedRows > 0
}

export async function endChallengesOf(db: SiteDb, userId: number): Promise<void> {
  await db.deleteFrom('sign_in_challenges').where('user_id', '=', userId).execute()
}

export async function forgetChallengesBefore(db: SiteDb, now: Date): Promise<void> {
  await db.deleteFrom('sign_in_challenges').where('expires_at', '<=', now).execute()
}

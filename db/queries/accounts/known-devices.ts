import type { SiteDb } from '#db/site-db.ts'

interface Device {
  userId: number
  deviceHash: Uint8Array
}

export async function isKnownDevice(db: SiteDb, { userId, deviceHash }: Device): Promise<boolean> {
  const found = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether we have given this id out: people who share a computer share its id. */
export async function isDeviceOfAnyone(db: SiteDb, deviceHash: Uint8Array): Promise<boolean> {
  const query = db.selectFrom('known_devices').select('user_id').where('device_hash', '=', deviceHash)
  return (await query.limit(1).executeTakeFirst()) !== undefined
}

/** The right password was given there: it is known from now on, with a clean slate. */
export async function rememberDevice(db: SiteDb, { userId, deviceHash, now }: Device & { now: Date }): Promise<void> {
  await db
    .insertInto('known_devices')
    .values({ user_id: userId, device_hash: deviceHash, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'user_id', 'device_hash']).doUpdateSet({ wrong_tries: 0, seen_at: now }),
    )
    .execute()
}

/** Counts a wrong password. After so many the device is as unknown as any other. */
export async function noteWrongTry(db: SiteDb, { userId, deviceHash, most }: Device & { most: number }): Promise<void> {
  const { wrong_tries } = (await db
    .updateTable('known_devices')
    .set((update) => ({ wrong_tries: update('wrong_tries', '+', 1) }))
    .where('user_id', '=', userId)
    .where('device_hash', '=', deviceHash)
    .returning('wrong_tries')
    .executeTakeFirst()) ?? { wrong_tries: 0 }
  if (wrong_tries < most) return
  await db.deleteFrom('known_devices').where('user_id', '=', userId).where('device_hash', '=', deviceHash).execute()
}

export async function forgetDevicesBefore(db: SiteDb, date: Date): Promise<void> {
  await db.deleteFrom('known_devices').where('seen_at', '<', date).execute()
}

export async function forgetDevicesOf(db: SiteDb, userId: number): Promise<void> {
  await db.deleteFrom('known_devices').where('user_id', '=', userId).execute()
}

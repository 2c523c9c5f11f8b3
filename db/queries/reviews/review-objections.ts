import type { SiteDb } from '#db/site-db.ts'

export async function noteReviewObjection(
  db: SiteDb,
  { email, created_at }: { email: string; created_at: Date },
): Promise<void> {
  await db
    .insertInto('review_objections')
    .values({ email: email.toLowerCase(), created_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function objectsToReviewRequests(db: SiteDb, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('review_objections')
    .select('email')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  return found !== undefined
}

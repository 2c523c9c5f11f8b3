import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'

/**
 * Somebody whose data are asked for: an account, an address, or both. An address counts only when its owner has shown
 * that it is theirs; what lies under it may be another person's otherwise.
 */
export interface Person {
  userId: number | null
  email: string | null
}

/** What a person's rows are found by. */
export interface PersonKeys extends Person {
  orderIds: readonly number[]
  cartIds: readonly string[]
  /** Pictures that they sent for a product. */
  fileIds: readonly string[]
  /** What they answered to forms. */
  submissionIds: readonly number[]
  /** Files that they sent with forms and messages. */
  formFileIds: readonly string[]
  /** Photographs of what they sent back, and the labels for it. */
  returnFileIds: readonly string[]
  /** What answers that were kept for a retry may name them by. */
  marks: readonly string[]
}

export async function findPersonKeys(db: SiteDb, { userId, email }: Person): Promise<PersonKeys> {
  const account = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId ?? 0)
    .executeTakeFirst()
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'public_id', 'cart_id'])
    .where(
      sql<boolean>`(user_id = ${userId}::integer
        or (email = ${email}::text and coalesce(user_id = ${userId}::integer, user_id is null)))`,
    )
    .orderBy('id')
    .execute()
  const orderIds = orders.map(({ id }) => id)
  const carts = await db
    .selectFrom('carts')
    .select('id')
    .where(
      sql<boolean>`(user_id = ${userId}::integer or reminder_email = ${email}::text
        or id = any (${orders.map(({ cart_id }) => cart_id)}::text[]))`,
    )
    .execute()
  const cartIds = carts.map(({ id }) => id)
  const marks = [account?.email, email, ...orders.map(({ public_id }) => public_id), ...cartIds]
  return {
    userId,
    email,
    orderIds,
    cartIds,
    fileIds: await findFileIds(db, { orderIds, cartIds }),
    ...(await findSubmissions(db, { userId, email })),
    returnFileIds: await findReturnFileIds(db, orderIds),
    // Nothing stands in every text.
    marks: marks.flatMap((mark) => mark || []),
  }
}

/** Before they are forgotten: the account and its orders are held until the transaction ends, none is paid meanwhile. */
export async function lockPerson(db: SiteDb, { userId, orderIds }: PersonKeys): Promise<void> {
  await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId ?? 0)
    .forUpdate()
    .execute()
  await sql`select from orders where id = any (${orderIds}::integer[]) order by id for update`.execute(db)
}

async function findFileIds(
  db: SiteDb,
  { orderIds, cartIds }: Pick<PersonKeys, 'orderIds' | 'cartIds'>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct answer ->> 'file' as id from (
      select customizations from order_lines where order_id = any (${orderIds}::integer[])
      union all
      select customizations from cart_products where cart_id = any (${cartIds}::text[])
    ) as answered, jsonb_array_elements(customizations) as answer
    where answer ->> 'file' is not null
  `.execute(db)
  return rows.map(({ id }) => id)
}

async function findReturnFileIds(db: SiteDb, orderIds: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select return_files.id from returns join return_files
      on return_files.site_id = returns.site_id and return_files.return_id = returns.id
    where returns.order_id = any (${orderIds}::integer[])
  `.execute(db)
  return rows.map(({ id }) => id)
}

async function findSubmissions(
  db: SiteDb,
  { userId, email }: Person,
): Promise<Pick<PersonKeys, 'submissionIds' | 'formFileIds'>> {
  const { rows } = await sql<{ id: number; file_id: string | null }>`
    select form_submissions.id, form_files.id as file_id from form_submissions left join form_files
      on form_files.site_id = form_submissions.site_id and form_files.submission_id = form_submissions.id
    where form_submissions.user_id = ${userId}::integer or form_submissions.email = ${email}::text
  `.execute(db)
  const messages = await sql<{ id: string }>`
    select form_files.id from messages join form_files
      on form_files.site_id = messages.site_id and form_files.message_id = messages.id
    where lower(messages.email) = ${email}::text
  `.execute(db)
  return {
    submissionIds: [...new Set(rows.map(({ id }) => id))],
    formFileIds: [...rows.flatMap(({ file_id }) => file_id ?? []), ...messages.rows.map(({ id }) => id)],
  }
}

import { sql } from 'kysely'
import type { Duplicate } from '#contract/accounts/customer-merges.ts'
import type { SiteDb } from '#db/site-db.ts'

const MOST = 10

/** Whether two accounts live at one postal code. */
const sharesPostalCode = sql`exists (select from customer_addresses mine
  join customer_addresses theirs on theirs.site_id = mine.site_id and theirs.postal_code = mine.postal_code
  where mine.user_id = own.id and theirs.user_id = other.id)`

/**
 * Accounts that may be the same person's: one letter-box written in two ways, one telephone, or one name at one postal
 * code. Each is looked for in an index of its own.
 */
export async function listDuplicates(db: SiteDb, id: number): Promise<Duplicate[]> {
  const { rows } = await sql<Duplicate>`
    with own as (select id, mail_key, phone, name_key from users where id = ${id} and role = 'CUSTOMER'),
    found as (
      select other.id, 'mail' as reason from own join users other on other.mail_key = own.mail_key
      union all
      select other.id, 'phone' from own join users other on other.phone = own.phone
      union all
      select other.id, 'name' from own join users other on other.name_key = own.name_key and btrim(own.name_key) <> ''
        where ${sharesPostalCode}
    )
    select u.id, trim(u.firstname || ' ' || u.lastname) as name, u.email, u.phone,
      u.email_confirmed_at is not null as "isEmailConfirmed", to_json(u.created_at) as "createdAt",
      (select count(*)::integer from orders where orders.user_id = u.id and orders.paid_at is not null) as orders,
      array_agg(found.reason order by found.reason) as reasons
    from found join users u on u.id = found.id
    where u.id <> ${id} and u.role = 'CUSTOMER'
    group by u.id, u.site_id order by count(*) desc, u.id limit ${MOST}
  `.execute(db)
  return rows
}

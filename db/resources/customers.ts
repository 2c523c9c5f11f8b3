import { sql } from 'kysely'
import type { Filter } from '#contract/basics/list-query.ts'
import { inPlainText } from '#db/queries/basics/list.ts'
import { fromDay, untilDay } from './days.ts'
import type { Store } from './store.ts'

const name = sql`trim(t.firstname || ' ' || t.lastname)`
const paid = sql`from orders where orders.user_id = t.id and orders.paid_at is not null`
const lastOrderAt = sql`(select max(orders.paid_at) ${paid})`

const told = {
  name,
  email: sql`t.email`,
  phone: sql`t.phone`,
  orders: sql`(select count(*)::integer ${paid})`,
  turnover: sql`(select coalesce(sum(total_cents - refunded_cents) / 100.0, 0)::float8 ${paid})`,
  lastOrderAt,
  groups: sql`array(select customer_groups.name from customer_group_members
    join customer_groups on customer_groups.site_id = customer_group_members.site_id and customer_groups.id = group_id
    where customer_group_members.user_id = t.id order by 1)`,
  createdAt: sql`t.created_at`,
  lastLoginAt: sql`t.last_login_at`,
}

/** The same as db/queries/accounts/duplicates.ts looks for, each by its own index. */
const hasDuplicate = sql`(
  exists (select from users other where other.mail_key = t.mail_key and other.id <> t.id and other.role = 'CUSTOMER')
  or exists (select from users other where other.phone = t.phone and other.id <> t.id and other.role = 'CUSTOMER')
  or exists (select from users other
    join customer_addresses theirs on theirs.site_id = other.site_id and theirs.user_id = other.id
    join customer_addresses mine on mine.site_id = theirs.site_id and mine.postal_code = theirs.postal_code
    where other.name_key = t.name_key and btrim(t.name_key) <> '' and mine.user_id = t.id
      and other.id <> t.id and other.role = 'CUSTOMER'))`

export const customerStore: Store = {
  table: 'users',
  isUncounted: true,
  only: sql`t.role = 'CUSTOMER'`,
  columns: {},
  listed: () => told,
  conditions: {
    hasDuplicate: ({ values }: Filter) => (values[0] === true ? hasDuplicate : sql`not ${hasDuplicate}`),
    idGroup: ({ values }: Filter) =>
      sql`t.id in (select user_id from customer_group_members where group_id = any (${values.map(String)}::numeric[]))`,
    from: fromDay(told.createdAt),
    until: untilDay(told.createdAt),
    orderedFrom: fromDay(lastOrderAt),
    orderedUntil: untilDay(lastOrderAt),
  },
  searched: () => [inPlainText(sql`t.searched`)],
}

const members = sql`(select count(*)::integer from customer_group_members where group_id = t.id)`

export const customerGroupStore: Store = {
  table: 'customer_groups',
  columns: { name: 'name', description: 'description' },
  listed: () => ({ name: sql`t.name`, description: sql`t.description`, members }),
  searched: () => [sql`t.name`, sql`t.description`],
  facts: { members },
  faults: { customer_groups_site_id_name_key: 'name' },
}

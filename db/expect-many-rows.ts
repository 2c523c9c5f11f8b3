import type { Pool } from 'pg'

/** Since PostgreSQL 18. An older one plans by its guesses until it has counted. */
const CAN_BE_TOLD = `select to_regprocedure('pg_clear_relation_stats(text, text)') is not null as can_be_told`

/**
 * Empty tables, and those that nobody has counted: they are taken for ten pages, and all of their rows for one site's.
 * What is counted later takes the place of this. In one order, for each is locked: several programs may start at once.
 */
const TELL = `
  select
    pg_clear_relation_stats(relnamespace::regnamespace::text, relname::text),
    case when attname is not null then pg_restore_attribute_stats(
      'schemaname', relnamespace::regnamespace::text, 'relname', relname::text, 'attname', 'site_id', 'inherited', false,
      'null_frac', 0::real, 'avg_width', 4, 'n_distinct', 1::real) end
  from pg_class
  left join pg_attribute on attrelid = pg_class.oid and attname = 'site_id' and not attisdropped
  where relkind = 'r' and relnamespace in ('estate'::regnamespace, 'platform'::regnamespace) and (reltuples = 0 or
    reltuples < 0 and attname is not null and not exists (
      select from pg_stats where schemaname = relnamespace::regnamespace::text and tablename = relname
        and pg_stats.attname = 'site_id'))
  order by pg_class.oid`

/**
 * Makes plans that bear growth from the first day. While a table is empty, PostgreSQL takes what a site has in it for a
 * row or two, looks for the site alone and keeps to that: each order read all of the estate's others, until somebody had
 * counted them.
 */
export async function expectManyRows(owner: Pool): Promise<void> {
  const { rows } = await owner.query<{ can_be_told: boolean }>(CAN_BE_TOLD)
  if (rows[0]?.can_be_told) await owner.query(TELL)
}

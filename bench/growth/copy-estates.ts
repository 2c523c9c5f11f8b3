import pg from 'pg'

interface CopyOptions {
  /** The estate whose rows all others get. */
  from: number
  first: number
  count: number
}

/** Estates with the very rows of one, whatever tables it has rows in: for the benchmark only. */
export async function copyEstates(ownerUrl: string, { from, first, count }: CopyOptions): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  const last = first + count - 1
  try {
    await owner.query(
      `insert into platform.sites (id, name) select id, 'Banc d’essai ' || id from generate_series($1::int, $2::int) id`,
      [first, last],
    )
    await owner.query('begin')
    await owner.query('set local session_replication_role = replica')
    for (const { table, columns } of await tablesOf(owner)) {
      await owner.query(
        `insert into estate.${table} (site_id, ${columns}) overriding system value
         select estate.id, ${columns.replaceAll(/("\w+")/g, 'copied.$1')}
         from estate.${table} copied cross join generate_series(${first}, ${last}) estate (id)
         where copied.site_id = ${from}`,
      )
    }
    await owner.query('commit')
    await owner.query('vacuum analyze')
  } finally {
    await owner.end()
  }
}

export function copiesOf({ first, count }: CopyOptions): number[] {
  return Array.from({ length: count }, (_, at) => first + at)
}

/** Every table of estates, with all of its columns that can be written, its site apart. */
async function tablesOf(owner: pg.Client): Promise<{ table: string; columns: string }[]> {
  const { rows } = await owner.query(`
    select quote_ident(relname) as table, string_agg('"' || attname || '"', ', ' order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'estate'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
      and attgenerated = '' and attname <> 'site_id'
    group by relname
    having exists (select from information_schema.columns
      where table_schema = 'estate' and table_name = relname and column_name = 'site_id')
    order by relname`)
  return rows
}

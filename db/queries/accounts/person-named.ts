import { sql } from 'kysely'

/** Whoever a column names, by name or else by address; null of nobody. */
export const personNamed = (column: string) =>
  sql<string | null>`(select coalesce(nullif(trim(firstname || ' ' || lastname), ''), email) from users
    where users.id = ${sql.ref(column)})`

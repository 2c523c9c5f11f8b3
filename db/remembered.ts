import type { Pool } from 'pg'

type Queries = Pick<Pool, 'query'>

/** What the deployment was told to remember of itself; undefined when it never was. */
export async function recall(owner: Queries, key: string): Promise<string | undefined> {
  const { rows } = await owner.query<{ value: string }>('select value from platform.remembered where key = $1', [key])
  return rows[0]?.value
}

export async function remember(owner: Queries, { key, value }: { key: string; value: string }): Promise<void> {
  await owner.query(
    'insert into platform.remembered values ($1, $2) on conflict (key) do update set value = excluded.value',
    [key, value],
  )
}

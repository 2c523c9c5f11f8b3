import type { ClientBase, Pool } from 'pg'

/** Gives a site a service of others, as its row in the database. */
export async function configure(
  admin: Pool | ClientBase,
  { siteId, app, config }: { siteId: number; app: string; config: object },
): Promise<void> {
  await admin.query(
    `insert into estate.external_apps (site_id, app, config) values ($1, $2, $3)
     on conflict (site_id, app) do update set config = excluded.config, is_active = true`,
    [siteId, app, JSON.stringify(config)],
  )
}

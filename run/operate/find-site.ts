import type { Pool } from 'pg'

interface FoundSite {
  id: number
  name: string
  isClosed: boolean
}

/** An estate by its number or one of its host names; throws one sentence when there is none. */
export async function findSite(owner: Pool, named: string): Promise<FoundSite> {
  const { rows } = await owner.query<FoundSite>(
    `select id, name, closed_at is not null as "isClosed" from platform.sites
     where id::text = $1 or id = (select site_id from platform.site_hosts where host = lower($1))`,
    [named],
  )
  const [site] = rows
  if (!site) throw new Error(`There is no estate "${named}": npm run site:list shows those there are.`)
  return site
}

import type { Pool } from 'pg'

/**
 * What another program has told of products is told anew by this one, in the background: ten estates a second, so that
 * mails and orders do not stand behind a thousand of them.
 */
export async function askToTellAnew(owner: Pool, program: string): Promise<void> {
  await owner.query(
    `with turned as (
       insert into platform.remembered values ('program', $1)
       on conflict (key) do update set value = excluded.value where remembered.value <> excluded.value
       returning key
     )
     select estate.ask_for_told_cards(id, now() + row_number() over (order by id) * interval '100 milliseconds')
     from platform.sites cross join turned`,
    [program],
  )
}

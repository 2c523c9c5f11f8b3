import { createHmac } from 'node:crypto'
import pg from 'pg'

/**
 * Makes the login that the serving processes use: a member of `cuvee_app`, owner of nothing, with bounded waits.
 * Its name and password come from the secret key, so that every process can tell them without storing them, and those
 * that still run with the previous key keep theirs.
 */
export async function ensureAppLogin(ownerUrl: string, secretKey: string): Promise<string> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'cuvee set-up' })
  client.on('error', () => {})
  await client.connect()
  try {
    const database = await currentDatabase(client)
    const login = loginName(database, secretKey)
    const password = createHmac('sha256', secretKey).update(`database login ${database}`).digest('hex')
    await client.query('begin')
    await client.query(`select pg_advisory_xact_lock(hashtext('cuvee logins'))`)
    await client.query(createLoginSql(login, password))
    await client.query(`grant connect on database ${pg.escapeIdentifier(database)} to ${login}`)
    await client.query('commit')
    return urlFor({ ownerUrl, login, password })
  } finally {
    await client.end()
  }
}

type Queries = Pick<pg.Pool, 'query'>

const REMEMBERED = 'logins-to-end'

/** Remembers the logins of other keys: they end when nobody needs the previous key any more. */
export async function noteOldLogins(owner: Queries, secretKey: string): Promise<void> {
  const database = await currentDatabase(owner)
  await owner.query(
    `insert into platform.remembered
     select $1, coalesce(string_agg(rolname, ' '), '') from pg_roles where starts_with(rolname, $2) and rolname <> $3
     on conflict (key) do update set value = excluded.value`,
    [REMEMBERED, loginStem(database), loginName(database, secretKey)],
  )
}

export async function endOldLogins(owner: Queries, secretKey: string): Promise<void> {
  const { rows } = await owner.query<{ value: string }>(
    'delete from platform.remembered where key = $1 returning value',
    [REMEMBERED],
  )
  const own = loginName(await currentDatabase(owner), secretKey)
  for (const login of (rows[0]?.value ?? '').split(' ')) {
    if (login !== '' && login !== own) await owner.query(`alter role ${pg.escapeIdentifier(login)} nologin`)
  }
}

async function currentDatabase(owner: Queries | pg.Client): Promise<string> {
  const { rows } = await owner.query<{ database: string }>('select current_database() as database')
  return rows[0]?.database ?? ''
}

function loginStem(database: string): string {
  return `cuvee_${createHmac('sha256', 'login').update(database).digest('hex').slice(0, 12)}`
}

function loginName(database: string, secretKey: string): string {
  return `${loginStem(database)}_${createHmac('sha256', secretKey).update('database login name').digest('hex').slice(0, 8)}`
}

function createLoginSql(login: string, password: string): string {
  // Everything else a role could be, it is not by default; naming those rights would itself need a superuser.
  const rights = `login inherit password '${password}'`
  // Statements take milliseconds: to compile one takes longer than to run it.
  return `
    do $$ begin
      if exists (select from pg_roles where rolname = '${login}') then alter role ${login} ${rights};
      else create role ${login} ${rights};
      end if;
    end $$;
    grant cuvee_app to ${login};
    alter role ${login} set search_path = estate, platform;
    alter role ${login} set jit = off;
    alter role ${login} set statement_timeout = '10s';
    alter role ${login} set lock_timeout = '5s';
    alter role ${login} set idle_in_transaction_session_timeout = '15s';`
}

function urlFor({ ownerUrl, login, password }: { ownerUrl: string; login: string; password: string }): string {
  const url = new URL(ownerUrl)
  url.username = login
  url.password = password
  return url.href
}

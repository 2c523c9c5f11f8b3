import { createHmac } from 'node:crypto'
import pg from 'pg'

/**
 * Makes the login that the serving processes use: a member of `cuvee_app`, owner of nothing, with bounded waits.
 * Its password comes from the secret key, so that every process can tell it without storing it.
 */
export async function ensureAppLogin(ownerUrl: string, secretKey: string): Promise<string> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'cuvee set-up' })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ database: string }>('select current_database() as database')
    const database = rows[0]?.database ?? ''
    const login = `cuvee_${createHmac('sha256', 'login').update(database).digest('hex').slice(0, 12)}`
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

function createLoginSql(login: string, password: string): string {
  // Everything else a role could be, it is not by default; naming those rights would itself need a superuser.
  const rights = `login inherit password '${password}'`
  return `
    do $$ begin
      if exists (select from pg_roles where rolname = '${login}') then alter role ${login} ${rights};
      else create role ${login} ${rights};
      end if;
    end $$;
    grant cuvee_app to ${login};
    alter role ${login} set search_path = estate, platform;
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

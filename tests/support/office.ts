import type { OfficeRole } from '#contract/office/closed-sets.ts'
import type { TestApp } from './test-app.ts'

interface OfficeRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  payload?: object
  headers?: Record<string, string>
}

/** Somebody who works in the back office of an estate, and how they ask. */
export async function enterOffice(
  shop: Pick<TestApp, 'app' | 'admin' | 'signIn'>,
  { siteId = 1, role = 'OWNER' }: { siteId?: number; role?: OfficeRole } = {},
) {
  const token = await shop.signIn(siteId, 'ADMIN')
  const { rows } = await shop.admin.query(
    `update estate.users set office_role = $1 where site_id = $2
       and id = (select max(id) from estate.users where site_id = $2 and role = 'ADMIN') returning id, email`,
    [role, siteId],
  )
  const host = siteId === 1 ? 'localhost' : 'coteaux.localhost'
  const ask = async (path: string, { method = 'GET', payload, headers = {} }: OfficeRequest = {}) => {
    const answer = await shop.app.inject({
      method,
      url: `/api${path}`,
      headers: { host, authorization: token, ...headers },
      ...(payload ? { payload } : {}),
    })
    const isEnvelope = String(answer.headers['content-type']).startsWith('application/json')
    return { status: answer.statusCode, body: answer.rawPayload, ...(isEnvelope ? answer.json() : {}) }
  }
  return { ask, token, id: rows[0].id as number, email: rows[0].email as string }
}

/** What the log of changes says of a kind of things, oldest first. */
export async function loggedChanges({ admin }: Pick<TestApp, 'admin'>, thing: string) {
  const { rows } = await admin.query(
    'select call, thing_id, before, after from estate.audit_events where thing = $1 order by id',
    [thing],
  )
  return rows
}

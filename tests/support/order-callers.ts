import { createTestApp, type TestApp } from './test-app.ts'

interface Caller {
  id: number
  token: string
}

/** Someone signed in whose orders are to be told from those of others. */
export async function signInAs(
  test: TestApp,
  { siteId, role }: { siteId: number; role: 'CUSTOMER' | 'ADMIN' },
): Promise<Caller> {
  const token = await test.signIn(siteId, role)
  const headers = { idsite: String(siteId), authorization: token }
  const answer = await test.app.inject({ url: '/api/user', headers })
  return { id: answer.json().data.user.id, token }
}

/** Asks a call about one order as nobody, as a customer, and as the administrators of two estates. */
export async function createOrderCallers() {
  const test = await createTestApp()
  const [admin, customer, neighbour] = await Promise.all([
    test.signIn(1, 'ADMIN'),
    test.signIn(1, 'CUSTOMER'),
    test.signIn(3, 'ADMIN'),
  ])
  const get = async (
    path: string,
    { authorization, headers = {} }: { authorization?: string; headers?: Record<string, string> } = {},
  ) => {
    const answer = await test.app.inject({
      url: `/api${path}`,
      headers: { ...(authorization ? { authorization } : {}), ...headers },
    })
    return { status: answer.statusCode, ...answer.json() }
  }
  /** The status that each of them gets, the neighbour at both estates. */
  const statusesOf = async (path: string) => ({
    nobody: (await get(path)).status,
    customer: (await get(path, { authorization: customer })).status,
    neighbour: (await get(path, { authorization: neighbour })).status,
    neighbourAtHome: (await get(path, { authorization: neighbour, headers: { host: 'coteaux.localhost' } })).status,
    admin: (await get(path, { authorization: admin })).status,
  })
  return { ...test, get, statusesOf, adminToken: admin }
}

import { createTestApp, type TestApp } from './test-app.ts'

type Asked = `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`

/** Site 1 with somebody of the estate who asks its back office, and a visitor of its shop. */
export async function openOffice(given?: TestApp) {
  const shop = given ?? (await createTestApp())
  const authorization = await shop.signIn(1, 'ADMIN')
  const ask = async (asked: Asked, payload?: object) => {
    const [method, url] = asked.split(/ (.*)/s) as ['GET', string]
    const answer = await shop.app.inject({
      method,
      url: `/api${url}`,
      headers: { authorization },
      ...(payload ? { payload } : {}),
    })
    return { status: answer.statusCode, ...answer.json() }
  }
  const shopAsks = async (path: string) => (await shop.app.inject({ url: `/api${path}` })).json().data
  return { shop, ask, shopAsks }
}

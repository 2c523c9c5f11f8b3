import type { LightMyRequestResponse } from 'fastify'
import { linkTokenName } from '#api/accounts/secret-links.ts'
import type { CustomerAddress } from '#contract/accounts/addresses.ts'
import type { TestApp } from './test-app.ts'
import type { TestDatabase } from './test-database.ts'

export const NEWCOMER = {
  email: 'jeanne@example.org',
  password: 'Trois-petits-chats',
  firstname: 'Jeanne',
  lastname: 'Martin',
  birthdate: '1990-12-31',
  acceptsTerms: true,
}
const HOST = 'localhost:3000'

type Headers = Record<string, string>

/** Asks the calls of signing in the way a browser on the estate's own page does. */
export function asBrowser({ app }: Pick<TestApp, 'app'>, host = HOST) {
  const post = ({ url, payload, headers = {} }: { url: string; payload: object; headers?: Headers | undefined }) =>
    app.inject({
      method: 'POST',
      url: `/api${url}`,
      headers: { host, origin: `http://${host}`, ...headers },
      payload,
    })
  return {
    register: (given: object = {}, headers?: Headers) =>
      post({ url: '/register', payload: { ...NEWCOMER, ...given }, headers }),
    login: ({ email, password, headers }: { email: string; password: string; headers?: Headers }) =>
      post({ url: '/login', payload: { email, password }, headers }),
    logout: (headers?: Headers) => post({ url: '/logout', payload: {}, headers }),
    put: ({ url, payload = {}, headers = {} }: { url: string; payload?: object; headers?: Headers }) =>
      app.inject({
        method: 'PUT',
        url: `/api${url}`,
        headers: { host, origin: `http://${host}`, ...headers },
        payload,
      }),
    get: (url: string, headers: Headers = {}) => app.inject({ url: `/api${url}`, headers: { host, ...headers } }),
  }
}

/** The tokens of the links of a purpose that can still be followed, newest last: what their mails carry. */
export async function openTokens({ admin, secrets }: TestDatabase, purpose: string): Promise<string[]> {
  const { rows } = await admin.query(
    'select site_id, sealed_token from estate.secret_links where purpose = $1 and used_at is null order by id',
    [purpose],
  )
  return rows.map(({ site_id, sealed_token }) => secrets.open(sealed_token, linkTokenName(site_id)))
}

/** `token=…; Path=/; …` → its value and its flags, by the cookie's name. */
export function cookiesOf(answer: Pick<LightMyRequestResponse, 'headers'>) {
  const lines = [answer.headers['set-cookie'] ?? []].flat()
  return Object.fromEntries(
    lines.map((line) => {
      const [pair = '', ...flags] = line.split('; ')
      const [name = '', value = ''] = pair.split('=')
      return [name, { value, flags: flags.sort() }]
    }),
  )
}

export const HOME = {
  firstname: 'Jeanne',
  lastname: 'Martin',
  address: '12 rue des Tonneliers',
  postalCode: '49400',
  city: 'Saumur',
}

/** A new account with its address book. */
export async function addressBook(test: Pick<TestApp, 'app'>, email = NEWCOMER.email) {
  const { token } = (await asBrowser(test).register({ email })).json().data
  const headers = { authorization: token }
  const at = (id: number) => `/api/user/address/${id}`
  return {
    list: async (): Promise<CustomerAddress[]> =>
      (await asBrowser(test).get('/user/address', headers)).json().data.addresses,
    add: (given: object = {}) =>
      test.app.inject({ method: 'POST', url: '/api/user/address', headers, payload: { ...HOME, ...given } }),
    save: (id: number, given: object) =>
      test.app.inject({ method: 'PUT', url: at(id), headers, payload: { ...HOME, ...given } }),
    remove: (id: number) => test.app.inject({ method: 'DELETE', url: at(id), headers }),
  }
}

import type { LightMyRequestResponse } from 'fastify'
import { generateSync } from 'otplib'
import { linkTokenName } from '#api/accounts/secret-links.ts'
import type { Services } from '#api/calls/handler.ts'
import type { CustomerAddress } from '#contract/accounts/addresses.ts'
import { createTestApp, type TestApp } from './test-app.ts'
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

/** A new account with a second factor, and a clock that gives a new code every half minute. */
export async function protectedAccount(services: Partial<Services> = {}) {
  let now = new Date('2026-05-01T10:00:00Z')
  const test = await createTestApp({ now: () => now, services })
  const browser = asBrowser(test)
  const { token, user } = (await browser.register()).json().data
  const headers = { authorization: token as string }
  const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', { url, payload }: { url: string; payload?: object }) =>
    test.app.inject({ method, url: `/api${url}`, headers, ...(payload ? { payload } : {}) })
  await ask('POST', { url: '/user/factor', payload: { password: NEWCOMER.password } })
  const { secret } = (await ask('GET', { url: '/user/factor' })).json().data.setup
  /** Half a minute later, so that each is new. */
  const nextCode = () => {
    now = new Date(now.getTime() + 30_000)
    return generateSync({ secret, epoch: Math.floor(now.getTime() / 1_000) })
  }
  const confirmed = await ask('PUT', { url: '/user/factor', payload: { code: nextCode() } })
  const recoveryCodes: string[] = confirmed.json().data.recoveryCodes
  const challenge = async (): Promise<string> => (await browser.login(NEWCOMER)).json().data.challenge
  const finish = (payload: object) => test.app.inject({ method: 'POST', url: '/api/login/factor', payload })
  const wait = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1_000)
  }
  return { test, browser, token: token as string, user, ask, nextCode, recoveryCodes, challenge, finish, wait }
}

import { asBrowser, cookiesOf } from './accounts.ts'
import { finishWork } from './finish-work.ts'
import type { TestApp } from './test-app.ts'
import type { TestDatabase } from './test-database.ts'
import { mailsInFolder } from './test-mails.ts'

const HOST = 'localhost:3000'

interface AskOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  payload?: object
  headers?: Record<string, string>
}

/** Asks a call as a page of the first estate does. */
export function askAt({ app }: Pick<TestApp, 'app'>, { method = 'GET', path, payload, headers = {} }: AskOptions) {
  return app.inject({
    method,
    url: `/api${path}`,
    headers: { host: HOST, origin: `http://${headers.host ?? HOST}`, ...headers },
    ...(payload ? { payload } : {}),
  })
}

/** The token behind an address that a mail of the folder leads to; of the newest such mail. */
export function mailedToken(test: TestDatabase, path: string): string {
  const found = mailsInFolder(test)
    .map((mail) => mail.replace(/=\r\n/g, ''))
    .flatMap((mail) => [...mail.matchAll(new RegExp(`${path}/([\\w-]{43})`, 'g'))].map(([, token = '']) => token))
  return found.at(-1) ?? 'none'
}

interface Wish {
  email?: string
  lists?: number[]
  consent?: boolean
  headers?: Record<string, string>
}

export const askForLetters = (test: TestApp, { headers = {}, ...wish }: Wish = {}) =>
  askAt(test, {
    method: 'POST',
    path: '/newsletter/subscribe',
    payload: { email: 'lise@example.org', consent: true, ...wish },
    headers,
  })

/** Follows the link of the mail. */
export async function confirmLetters(test: TestApp, headers: Record<string, string> = {}) {
  await finishWork(test)
  const token = mailedToken(test, '/newsletter/confirm')
  return askAt(test, { method: 'POST', path: `/newsletter/confirm/${token}`, payload: {}, headers })
}

/** An account of its own, and the cookie of its session. */
export async function openAccount(test: TestApp, email = 'lise@example.org') {
  const answer = await asBrowser(test).register({ email })
  return { id: answer.json().data.user.id as number, cookie: `token=${cookiesOf(answer).token?.value}` }
}

export async function subscriptionRows({ admin }: TestDatabase) {
  const { rows } = await admin.query(`
    select reader.email, list_id, origin, wording, asked_at, confirmed_at, ended_at
    from estate.newsletter_subscriptions sub
    join estate.newsletter_readers reader on reader.site_id = sub.site_id and reader.id = sub.reader_id
    order by sub.id`)
  return rows
}

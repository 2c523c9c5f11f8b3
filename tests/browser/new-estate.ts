import { type BrowserContext, expect, type Page } from '@playwright/test'
import { runOperatorCommand } from '#tests/support/run-command.ts'
import { fr as invitation } from '#words/accounts/invitation/fr.ts'
import { at } from './estates.ts'

/** An estate that was opened a moment ago, as its first owner finds it. */
export interface NewEstate {
  id: number
  host: string
  name: string
  /** The link by which its owner comes in for the first time. */
  invitation: string
  owner: { email: string; password: string }
}

const ESTATE_PASSWORD = 'neuf chais sous la pluie'

/** Opens an estate beside the running server, as whoever operates it does. */
export async function openNewEstate(): Promise<NewEstate> {
  const mark = crypto.randomUUID().slice(0, 8)
  const host = `clos-${mark}.localhost`
  const name = `Clos ${mark}`
  const email = `camille@${mark}.example`
  const given = {
    name,
    host,
    company: 'EARL des Essais',
    siret: '732 829 320 00074',
    vat: 'FR 44 732829320',
    address: '3, rue du Puits',
    'postal-code': '49400',
    city: 'Saumur',
    email: 'bonjour@example.org',
    languages: 'fr,en',
    admin: email,
  }
  const { code, said } = await runOperatorCommand('create-site', {
    args: Object.entries(given).flatMap(([flag, value]) => [`--${flag}`, value]),
    environment: { DATA_DIR: process.env.CUVEE_TEST_DATA ?? '', PORT: process.env.CUVEE_TEST_PORT ?? '' },
  })
  expect(code, said).toBe(0)
  const link = /(\/invitation\/\S+)/.exec(said)?.[1] ?? ''
  const id = Number(/Estate (\d+)/.exec(said)?.[1])
  return { id, host, name, invitation: link, owner: { email, password: ESTATE_PASSWORD } }
}

interface Invited {
  host: string
  link: string
  person: readonly [firstname: string, lastname: string]
}

/** Answers an invitation and comes to the office. */
export async function answerInvitation(page: Page, { host, link, person: [firstname, lastname] }: Invited) {
  await page.goto(at(host, link))
  await page.getByLabel(invitation.firstname, { exact: true }).fill(firstname)
  await page.getByLabel(invitation.lastname, { exact: true }).fill(lastname)
  await page.getByLabel(invitation.password, { exact: true }).fill(ESTATE_PASSWORD)
  await page.getByRole('button', { name: invitation.submit }).click()
  await expect(page).toHaveURL(/\/admin/)
}

/** Signs a browser in without going through the door. */
export async function enterEstate(context: BrowserContext, { host, owner }: Pick<NewEstate, 'host' | 'owner'>) {
  // Only the browser knows where `*.localhost` is: it asks by itself, from a page of that host.
  const page = await context.newPage()
  await page.goto(at(host, '/robots.txt'))
  const isIn = await page.evaluate(async (person) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/api/login', { method: 'POST', headers, body: JSON.stringify(person) })
    return answer.ok
  }, owner)
  expect(isIn).toBe(true)
  await page.close()
}

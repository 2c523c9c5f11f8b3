import { expect, type Locator } from '@playwright/test'
import { connectToServer } from '#tests/support/server-database.ts'
import { insertOrder, type TestOrder } from '#tests/support/test-order.ts'
import { accountAreaWords } from '#words/accounts/area/words.ts'
import { accountWords } from '#words/accounts/words.ts'
import { LOCALES } from '#words/basics/locales.ts'
import { at } from './estates.ts'
import type { Visitor } from './visitor.ts'

export const PASSWORD = 'Trois-petits-chats'

/** An address that nobody has used yet. */
export const newcomer = () => `odile-${crypto.randomUUID().slice(0, 13)}@example.org`

/** A customer of this journey alone, who is signed in already. */
export async function haveAccount({ page, locale }: Visitor): Promise<string> {
  const email = newcomer()
  const person = { firstname: 'Odile', lastname: 'Renard', birthdate: '1980-05-12' }
  // As the estate's own pages ask.
  const headers = { origin: at('localhost', ''), userlang: LOCALES[locale].lang }
  const data = { ...person, email, password: PASSWORD, acceptsTerms: true }
  const registered = await page.request.post(at('localhost', '/api/register'), { headers, data })
  expect(registered.ok()).toBe(true)
  return email
}

/** An order of a customer, as completion leaves it; its wine is one that is for sale. */
export async function haveOrder(email: string, given: TestOrder): Promise<void> {
  const db = await connectToServer(process.env.CUVEE_TEST_DATA ?? '')
  const { rows } = await db.query('select id from estate.users where site_id = 1 and email = $1', [email])
  const { id } = await insertOrder(db, { userId: rows[0].id, email, ...given })
  await db.query(
    `update estate.order_lines set declination_id = (
       select min(declinations.id) from estate.declinations join estate.products on products.id = product_id
       where products.site_id = 1 and products.type = 'WINE'
     ) where site_id = 1 and order_id = $1`,
    [id],
  )
  await db.end()
}

interface Account {
  email: string
  password?: string
}

/** Signs in by the form of the page that is open. */
export async function signIn(visitor: Visitor, { email, password = PASSWORD }: Account): Promise<void> {
  const { login } = accountWords[visitor.locale]
  const form = loginForm(visitor)
  await visitor.write(form.getByLabel(login.email), email)
  await visitor.write(form.getByLabel(login.password, { exact: true }), password)
  await visitor.press(form.getByRole('button', { name: login.submit }))
}

export function loginForm({ page, locale }: Visitor): Locator {
  return page.getByRole('region', { name: accountWords[locale].login.title })
}

export function registerForm({ page, locale }: Visitor): Locator {
  return page.getByRole('region', { name: accountWords[locale].register.title })
}

/** What every account asks for but its password. */
export async function writePerson(visitor: Visitor, email: string): Promise<void> {
  const said = accountWords[visitor.locale].register
  const form = registerForm(visitor)
  await visitor.write(form.getByLabel(said.firstname), 'Odile')
  await visitor.write(form.getByLabel(said.lastname, { exact: true }), 'Renard')
  await visitor.write(form.getByLabel(said.email), email)
  await visitor.write(form.getByLabel(said.birthdate), '1990-12-31')
}

/** Opens an account by the form of the page that is open, with scripts or without. */
export async function register(visitor: Visitor, email: string): Promise<void> {
  const said = accountWords[visitor.locale].register
  const form = registerForm(visitor)
  await writePerson(visitor, email)
  await visitor.write(form.getByLabel(said.password, { exact: true }), PASSWORD)
  await visitor.tick(form.getByRole('checkbox'))
  await visitor.press(form.getByRole('button', { name: said.submit }))
}

/** At the foot of the account on phones, beside it on wider screens. */
export async function signOut(visitor: Visitor): Promise<void> {
  const { page, locale } = visitor
  await visitor.press(page.getByRole('button', { name: accountAreaWords[locale].logout }).filter({ visible: true }))
  await expect(page).toHaveURL(visitor.url('/'))
}

/** Goes to another page of the account. */
export async function goToRoom(visitor: Visitor, room: keyof (typeof accountAreaWords)['fr']['pages']): Promise<void> {
  const { navigation, pages } = accountAreaWords[visitor.locale]
  const rooms = visitor.page.getByRole('navigation', { name: navigation })
  await visitor.press(rooms.getByRole('link', { name: pages[room], exact: true }))
}

export async function isTold({ page }: Visitor, text: string): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: text })).toBeInViewport()
}

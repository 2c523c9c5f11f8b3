import { expect, test } from 'vitest'
import { finishWork } from '#tests/support/finish-work.ts'
import { enterOffice, loggedChanges } from '#tests/support/office.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { mailedToken } from '#tests/support/test-newsletters.ts'

const INVITED = { email: 'lea@example.org', role: 'EDITOR' }

async function invitedToken(shop: TestApp): Promise<string> {
  await finishWork(shop)
  return mailedToken(shop, '/invitation')
}

test('whoever is invited gets a mail, and is there for what they were invited for', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const invited = await owner.ask('/admin/person', { method: 'POST', payload: INVITED })
  expect(invited).toMatchObject({ status: 200, data: { invitation: INVITED } })
  expect((await owner.ask('/admin/person')).data.invitations).toMatchObject([INVITED])

  const token = await invitedToken(shop)
  const payload = { firstname: 'Léa', lastname: 'Bonnin', password: 'Une-vigne-en-hiver' }
  const accepted = await shop.app.inject({ method: 'POST', url: `/api/invitation/${token}`, payload })
  expect(accepted.statusCode).toBe(200)
  const { people, invitations } = (await owner.ask('/admin/person')).data
  expect(people.at(-1)).toMatchObject({ email: INVITED.email, role: 'EDITOR', firstName: 'Léa' })
  expect(invitations).toEqual([])
})

test('the link lies nowhere in the clear, and the log says what for, not whom', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  await owner.ask('/admin/person', { method: 'POST', payload: INVITED })
  const token = await invitedToken(shop)
  expect(token).not.toBe('')
  const { rows } = await shop.admin.query('select facts::text, subject from estate.mails')
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(await loggedChanges(shop, 'people')).toEqual([
    { call: 'invitePerson', thing_id: 'invitation', before: null, after: { role: 'EDITOR' } },
  ])
})

test('who is there already is not invited, nor is an address of the demo', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const invite = (email: string) => owner.ask('/admin/person', { method: 'POST', payload: { ...INVITED, email } })
  expect(await invite(owner.email)).toMatchObject({ status: 409, code: 'person-already-there' })
  expect(await invite('client@example.com')).toMatchObject({ status: 403, code: 'demo-account' })
})

test('an invitation makes nobody less than they have become meanwhile', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  await owner.ask('/admin/person', { method: 'POST', payload: INVITED })
  const token = await invitedToken(shop)
  await shop.admin.query(`insert into estate.users (site_id, email, role) values (1, $1, 'ADMIN')`, [INVITED.email])
  const payload = { firstname: 'Léa', lastname: 'Bonnin', password: 'Une-vigne-en-hiver' }
  await shop.app.inject({ method: 'POST', url: `/api/invitation/${token}`, payload })
  const { rows } = await shop.admin.query('select office_role from estate.users where email = $1', [INVITED.email])
  expect(rows).toEqual([{ office_role: 'OWNER' }])
})

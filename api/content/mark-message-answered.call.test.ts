import { expect, test } from 'vitest'
import { enterOffice, loggedChanges } from '#tests/support/office.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

async function addMessage({ admin }: TestApp, siteId = 1): Promise<number> {
  const { rows } = await admin.query(
    `insert into estate.messages (site_id, firstname, lastname, email, message, locale)
     values ($1, 'Ève', 'Martin', 'eve@example.org', 'Ouvrez-vous dimanche ?', 'fr') returning id`,
    [siteId],
  )
  return rows[0].id
}

test('a message that was answered waits no more, until somebody says otherwise', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const id = await addMessage(shop)
  const waiting = async () => (await owner.ask('/admin/message?isAnswered=false&search=dimanche')).data.total
  const mark = (isAnswered: boolean) =>
    owner.ask(`/admin/message/${id}/answered`, { method: 'PUT', payload: { isAnswered } })
  expect(await waiting()).toBe(1)
  expect(await mark(true)).toMatchObject({ status: 200, data: { id, isAnswered: true } })
  expect(await waiting()).toBe(0)
  await mark(false)
  expect((await owner.ask(`/admin/message/${id}`)).data.message).toMatchObject({
    name: 'Ève Martin',
    message: 'Ouvrez-vous dimanche ?',
    isAnswered: false,
    files: [],
  })
  expect((await loggedChanges(shop, 'messages')).map(({ after }) => after.isAnswered)).toEqual([true, false])
})

test('another estate’s message is not there, and who may not see customers marks nothing', async () => {
  const shop = await createTestApp()
  const foreign = await addMessage(shop, 3)
  const mark = async (role: 'OWNER' | 'EDITOR') =>
    (await enterOffice(shop, { role })).ask(`/admin/message/${foreign}/answered`, {
      method: 'PUT',
      payload: { isAnswered: true },
    })
  expect(await mark('OWNER')).toMatchObject({ status: 404, code: 'thing-not-found' })
  expect(await mark('EDITOR')).toMatchObject({ status: 403 })
})

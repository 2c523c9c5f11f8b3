import { expect, test } from 'vitest'
import { enterOffice, loggedChanges } from '#tests/support/office.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

async function addMessage({ admin }: TestApp, siteId = 1): Promise<number> {
  const { rows } = await admin.query(
    `insert into estate.messages (site_id, firstname, lastname, email, message, locale)
     values ($1, 'Ève', 'Martin', 'eve@example.org', 'Bonjour', 'fr') returning id`,
    [siteId],
  )
  return rows[0].id
}

test('a message is read, unread again, and put with the machines’; only the last is a change', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const id = await addMessage(shop)
  const mark = (payload: object) => owner.ask(`/admin/message/${id}/marks`, { method: 'PUT', payload })
  const stands = async () => (await owner.ask(`/admin/message/${id}`)).data.message
  expect(await stands()).toMatchObject({ isRead: false, isSuspect: false })
  expect(await mark({ isRead: true })).toMatchObject({ status: 200, data: { id } })
  expect(await stands()).toMatchObject({ isRead: true, isSuspect: false })
  await mark({ isRead: false })
  expect(await stands()).toMatchObject({ isRead: false })
  await mark({ isSuspect: true })
  expect(await stands()).toMatchObject({ isRead: false, isSuspect: true })
  expect((await loggedChanges(shop, 'messages')).map(({ after }) => after)).toEqual([{ isSuspect: true }])
})

test('another estate’s message is not there', async () => {
  const shop = await createTestApp()
  const id = await addMessage(shop, 3)
  const marked = (await enterOffice(shop)).ask(`/admin/message/${id}/marks`, {
    method: 'PUT',
    payload: { isRead: true },
  })
  expect(await marked).toMatchObject({ status: 404, code: 'thing-not-found' })
})

import { expect, test } from 'vitest'
import { enterOffice, loggedChanges } from '#tests/support/office.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { addTestForm, sendForm } from '#tests/support/test-forms.ts'

const ANSWERS = { name: 'Lise', email: 'lise@example.org', message: 'Bonjour' }

async function sent(shop: TestApp): Promise<number> {
  await sendForm(shop, { id: await addTestForm(shop), answers: ANSWERS })
  const { rows } = await shop.admin.query('select id from estate.form_submissions order by id desc limit 1')
  return rows[0].id
}

test('an answer waits to be read: today says so, it is read and unread again, and no change is noted of it', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const unread = async () => (await owner.ask('/admin/dashboard')).data.dashboard.formAnswers.unread
  const listed = async () => (await owner.ask('/admin/form-answer?isRead=false')).data.total
  const before = { today: await unread(), list: await listed() }
  const id = await sent(shop)
  const mark = (isRead: boolean) => owner.ask(`/admin/form-answer/${id}/marks`, { method: 'PUT', payload: { isRead } })
  expect([await unread(), await listed()]).toEqual([before.today + 1, before.list + 1])
  expect((await owner.ask(`/admin/form-answer/${id}`)).data.formAnswer).toMatchObject({ isRead: false })
  expect(await mark(true)).toMatchObject({ status: 200, data: { id } })
  expect([await unread(), await listed()]).toEqual([before.today, before.list])
  await mark(false)
  expect((await owner.ask(`/admin/form-answer/${id}`)).data.formAnswer).toMatchObject({ isRead: false })
  expect(await loggedChanges(shop, 'formAnswers')).toEqual([])
})

test('another estate’s answer is not there, and who does not see guests is told of none', async () => {
  const shop = await createTestApp()
  const id = await sent(shop)
  const neighbour = await enterOffice(shop, { siteId: 3 })
  const marks = { method: 'PUT', payload: { isRead: true } } as const
  expect(await neighbour.ask(`/admin/form-answer/${id}/marks`, marks)).toMatchObject({ code: 'thing-not-found' })
  const editor = await enterOffice(shop, { role: 'EDITOR' })
  expect((await editor.ask(`/admin/form-answer/${id}/marks`, marks)).status).toBe(403)
  expect((await editor.ask('/admin/dashboard')).data.dashboard.formAnswers).toBeNull()
})

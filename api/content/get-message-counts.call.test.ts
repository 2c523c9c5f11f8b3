import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'

test('each box counts what its list shows, of this estate alone; what is suspect lies in no other', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  await shop.admin.query(
    `insert into estate.messages (site_id, firstname, lastname, email, message, locale, read_at, answered_at, is_suspect)
     values (1, 'A', 'A', 'a@example.org', 'new', 'fr', null, null, false),
       (1, 'B', 'B', 'b@example.org', 'read', 'fr', now(), null, false),
       (1, 'C', 'C', 'c@example.org', 'answered elsewhere', 'fr', null, now(), false),
       (1, 'D', 'D', 'd@example.org', 'spam', 'fr', null, null, true),
       (3, 'E', 'E', 'e@example.org', 'not ours', 'fr', null, null, false)`,
  )
  const counts = (await owner.ask('/admin/message/counts')).data
  expect(counts).toEqual({ UNREAD: 1, OPEN: 2, ALL: 3, SUSPECT: 1 })
  for (const [box, count] of Object.entries(counts))
    expect((await owner.ask(`/admin/message?box=${box}`)).data.total, box).toBe(count)
  expect((await owner.ask('/admin/message?box=ELSEWHERE')).data.total).toBe(0)
})

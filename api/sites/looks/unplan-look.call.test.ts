import { expect, test } from 'vitest'
import { minutes, openClockedShop } from '#tests/support/clocked-shop.ts'
import { openLook, publicLook, withColours } from '#tests/support/look-office.ts'

test('a plan is taken back: nothing is published, and the draft can be changed again', async () => {
  const { shop, wait } = await openClockedShop()
  const look = await openLook(shop)
  const { content } = await look.get()
  expect((await look.send('/admin/look/unplan', { version: 0 })).code).toBe('thing-not-found')
  await look.save(0, withColours(content, { PRIMARY_COLOR: '#123456' }))
  await look.send('/admin/look/publish', { version: 1, at: minutes(60).toISOString() })
  expect((await look.send('/admin/look/unplan', { version: 2 })).data).toMatchObject({ publishAt: null, isDraft: true })
  expect(await wait(minutes(120))).toEqual([])
  expect((await publicLook(shop)).primary).toBe('#7A1F2B')
  expect((await look.save(3, content)).status).toBe(200)
})

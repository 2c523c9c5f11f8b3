import { expect, test } from 'vitest'
import { allLetters } from '#api/all-letters.ts'
import { enterOffice } from '#tests/support/office.ts'
import { openLetters, saying } from '#tests/support/test-letters.ts'

test('every letter that is written is in the list, with what may be said in it', async () => {
  const shop = await openLetters()
  await shop.change('ORDER_READY', { version: 0, texts: saying({ en: { closing: 'See you' } }) })
  const { data } = await shop.ask('/admin/letter')
  expect(data.letters.map(({ kind }: { kind: string }) => kind).sort()).toEqual(Object.keys(allLetters).sort())
  const told = Object.fromEntries(data.letters.map((letter: { kind: string }) => [letter.kind, letter]))
  expect(told.ORDER_READY).toMatchObject({ slots: ['subject', 'opening', 'closing'], fixed: null, isOwn: true })
  expect(told.PASSWORD_RESET).toMatchObject({ slots: [], fixed: 'security', isOwn: false })
  const other = await (await enterOffice(shop, { siteId: 3 })).ask('/admin/letter')
  expect(other.data.letters.some(({ isOwn }: { isOwn: boolean }) => isOwn)).toBe(false)
})

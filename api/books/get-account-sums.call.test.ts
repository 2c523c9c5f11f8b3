import { expect, test } from 'vitest'
import { openAccountedShop } from '#tests/support/accounted-shop.ts'

test('the sums of a time are those of its files', async () => {
  const { office, days, today } = await openAccountedShop()
  const { data } = await office.ask(`/admin/accounts/sums?${days}`)
  const month = today.slice(0, 7)
  expect(data.siren).toBe('123456789')
  expect(data.papers).toEqual({ invoices: 3, creditNotes: 2 })
  expect(data.money).toEqual({ received: 79.75, refunded: 31.9, paidByCards: 20, returnedToCards: 14.75 })
  expect(data.vat.map(({ rate, isVoucher }: { rate: number; isVoucher: boolean }) => [rate, isVoucher])).toEqual([
    [20, false],
    [5.5, false],
    [0, true],
  ])
  const gross = data.vat.reduce((sum: number, row: { gross: number }) => sum + row.gross, 0)
  expect(gross).toBeCloseTo(20 + 47.85 - 14.75, 5)
  // Three bottles, one of them back; what was paid back before it left never left.
  expect(data.excise).toEqual([{ month, category: 'STILL', place: 'FRANCE', litres: 1.5 }])
  expect(data.uncounted).toBe(0)
})

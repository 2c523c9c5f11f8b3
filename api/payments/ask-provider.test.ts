import { expect, test, vi } from 'vitest'
import type { PaymentAccount } from '#providers/payments/payments.ts'
import { createSealer } from '#providers/secrets/sealer.ts'
import { settleFromProvider } from './ask-provider.ts'
import type { SettlementResult } from './settle-payment.ts'

/** A payment whose provider answers when it is let, and whose settlements end as told, one after the other. */
function openPayment(reference: string, endings: readonly SettlementResult[]) {
  const left = [...endings]
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const fetchState = vi.fn(async () => {
    await answered
    return { outcome: 'found', state: {} }
  })
  const account = { fetchState } as unknown as PaymentAccount
  const transact = async () => ({ outcome: left.shift() }) as never
  const context = { transact, secrets: createSealer('key'), now: new Date(), randomId: () => 'id' }
  const settleIn = (id: number) =>
    settleFromProvider({ ...context, site: { id } }, { provider: 'TEST_CARDS', reference, account })
  return { settleIn, answer, fetchState }
}

test('of a message and a return at the same moment one asks the provider, and the other is told that nothing is left', async () => {
  const { settleIn, answer, fetchState } = openPayment('at-once', ['paid'])
  const both = [settleIn(1), settleIn(1)]
  answer()
  expect(await Promise.all(both)).toEqual(['paid', 'nothing'])
  expect(fetchState).toHaveBeenCalledTimes(1)
})

test('whoever asked too early does not speak for the next', async () => {
  const { settleIn, answer, fetchState } = openPayment('too-early', ['nothing', 'paid'])
  const both = [settleIn(1), settleIn(1)]
  answer()
  expect(await Promise.all(both)).toEqual(['nothing', 'paid'])
  expect(fetchState).toHaveBeenCalledTimes(2)
})

test('one estate does not wait for another, and who comes later asks anew', async () => {
  const { settleIn, answer, fetchState } = openPayment('apart', ['paid', 'paid', 'nothing'])
  const both = [settleIn(1), settleIn(2)]
  answer()
  expect(await Promise.all(both)).toEqual(['paid', 'paid'])
  expect(await settleIn(1)).toBe('nothing')
  expect(fetchState).toHaveBeenCalledTimes(3)
})

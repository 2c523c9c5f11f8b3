import { createTestLedger } from '#db/queries/payments/test-ledger.ts'
import type { ProviderMessage } from '#providers/payments/payments.ts'
import { createTestBank } from '#providers/payments/test-cards/test-bank.ts'
import type { TestLedger } from '#providers/payments/test-cards/test-ledger.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { PaymentProviderCase, ProviderBench, ServiceMood } from './payment-provider-case.ts'

const CREDENTIALS = { 1: { secret: 'of the first estate' }, 2: { secret: 'of the second estate' } }

export const testCardsCase: PaymentProviderCase = {
  name: 'TEST_CARDS',
  wrongCredentials: [{}, { secret: '' }, { secret: 5 }, 'not what was ever sealed', ''],
  async open(options = {}): Promise<ProviderBench> {
    const { pool } = await createTestDatabase()
    let mood: ServiceMood = 'well'
    const messages: ProviderMessage[] = []
    const provider = createTestBank({
      ledger: moody(createTestLedger(pool), () => mood),
      deliver: async (message) => void messages.push(message),
      ...options,
    })
    const accountOf = (siteId: 1 | 2) => {
      const opened = provider.openAccount(siteId, CREDENTIALS[siteId])
      if (opened.outcome !== 'open') throw new Error(opened.outcome)
      return opened.account
    }
    const customer = {
      pays: async (siteId: 1 | 2, reference: string) =>
        void (await accountOf(siteId).pay(reference, '4242424242424242')),
      isRefused: async (siteId: 1 | 2, reference: string) =>
        void (await accountOf(siteId).pay(reference, '4000000000000002')),
      leaves: async (siteId: 1 | 2, reference: string) => void (await accountOf(siteId).answer(reference, 'CANCEL')),
    }
    const setMood = (next: ServiceMood) => {
      mood = next
    }
    return { provider, credentials: CREDENTIALS, customer, messages, setMood }
  },
}

/** Books that can burn, or be at lunch. */
function moody(ledger: TestLedger, mood: () => ServiceMood): TestLedger {
  const through = <Given extends unknown[], Answer>(work: (...given: Given) => Promise<Answer>) => {
    return (...given: Given): Promise<Answer> => {
      if (mood() === 'failing') return Promise.reject(new Error('The books are on fire'))
      return mood() === 'hanging' ? new Promise(() => {}) : work(...given)
    }
  }
  return {
    open: through(ledger.open),
    find: through(ledger.find),
    list: through(ledger.list),
    move: through(ledger.move),
    refund: through(ledger.refund),
  }
}

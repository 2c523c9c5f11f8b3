import { randomBytes } from 'node:crypto'
import type { Deliver, PaymentProvider, PaymentProviders } from '#providers/payments/payments.ts'
import { createTestAccount, type TestAccount } from './test-account.ts'
import { readTestCredentials } from './test-credentials.ts'
import type { TestLedger, TestPaymentEntry, TestStatementEntry } from './test-ledger.ts'

/** The built-in bank of test cards: a provider like any other, with a page on which cards are typed. */
interface TestBank extends PaymentProvider<TestAccount> {
  /** A payment of this estate's. */
  find(siteId: number, reference: string): Promise<TestPaymentEntry | null>
  /** What an estate finds in its statement. */
  list(siteId: number): Promise<TestStatementEntry[]>
}

interface TestBankOptions {
  ledger: TestLedger
  deliver: Deliver
  patienceMs?: number
}

const NAME = 'TEST_CARDS'
const PATIENCE_MS = 10_000

export function createTestBank({ ledger, deliver, patienceMs = PATIENCE_MS }: TestBankOptions): TestBank {
  /** A payment at the bank belongs to the shop that asked for it. */
  const find = async (siteId: number, reference: string) => {
    const entry = await ledger.find(reference)
    return entry?.account === String(siteId) ? entry : null
  }
  return {
    name: NAME,
    find,
    list: (siteId) => ledger.list(String(siteId)),
    openAccount(siteId, given) {
      const credentials = readTestCredentials(given)
      if (!credentials) return { outcome: 'not-configured' }
      const account = createTestAccount({
        siteId,
        secret: credentials.secret,
        ledger,
        patienceMs,
        find: (reference) => find(siteId, reference),
        // A bank does not wait for its shops; who missed a message finds out by asking.
        send: (message) => void deliver({ provider: NAME, siteId, ...message }).catch(() => {}),
      })
      return { outcome: 'open', account }
    },
    // Of each estate its own: a shared one would let an estate sign for its neighbour.
    createCredentials: () => ({ secret: randomBytes(16).toString('hex') }),
  }
}

/** The bank, where this deployment has it. */
export function findTestBank(payments: PaymentProviders): TestBank | null {
  const provider = payments.of(NAME)
  return provider && isTestBank(provider) ? provider : null
}

function isTestBank(provider: PaymentProvider): provider is TestBank {
  return provider.name === NAME && 'find' in provider
}

import type { PaymentAccount, PaymentProvider, PaymentProviders } from '#providers/payments/payments.ts'

/**
 * `away`: the bank does not answer. `deaf`: it does what it is asked, and its answer is lost. `deadly`: it does what it is
 * asked, and whoever has asked dies before the answer comes.
 */
export const BANK_MOODS = ['well', 'away', 'deaf', 'deadly'] as const
export type BankMood = (typeof BANK_MOODS)[number]

const ASKED = ['start', 'fetchState', 'cancel', 'refund'] as const
const LOST = { outcome: 'unavailable', reason: 'a walk has silenced the bank' } as const

/** The deployment's bank, which a walk can silence for the shop; its page for customers stays open. */
export function createMoodyPayments(payments: PaymentProviders) {
  let mood: BankMood = 'well'
  const inMood = async <Answer>(ask: () => Promise<Answer>): Promise<Answer | typeof LOST> => {
    if (mood === 'away') return LOST
    const answer = await ask()
    if (mood === 'deadly') throw new Error('The worker died before the bank had answered')
    return mood === 'deaf' ? LOST : answer
  }
  const moody = (provider: PaymentProvider): PaymentProvider => ({
    ...provider,
    openAccount: (siteId, credentials) => {
      const opened = provider.openAccount(siteId, credentials)
      return opened.outcome === 'open' ? { ...opened, account: moodyAccount(opened.account, inMood) } : opened
    },
  })
  const of = (name: string) => {
    const provider = payments.of(name)
    return provider && moody(provider)
  }
  return {
    payments: { of },
    /** While this is done, the bank is in such a mood. */
    during: async <Value>(next: BankMood, work: () => Promise<Value>): Promise<Value> => {
      mood = next
      try {
        return await work()
      } finally {
        mood = 'well'
      }
    },
  }
}

type InMood = <Answer>(ask: () => Promise<Answer>) => Promise<Answer | typeof LOST>

function moodyAccount(account: PaymentAccount, inMood: InMood): PaymentAccount {
  const asked = ASKED.map((name) => [
    name,
    (given: never) => inMood(() => (account[name] as (given: never) => Promise<unknown>)(given)),
  ])
  return { ...account, ...Object.fromEntries(asked) }
}

import fc from 'fast-check'
import { BANK_MOODS, type BankMood } from '#tests/walks/bank-mood.ts'
import { step } from '#tests/walks/step.ts'

/** After which work that has failed is done again, however often it failed. */
const LONGEST_REST_MINUTES = 60
const MINUTES = [1, 1, 4, 4, 11, 11, 20, 20, 31, 46, 180, 1_500]

export const passTime = step({
  weight: 9,
  wish: fc.record({
    minutes: fc.constantFrom(...MINUTES),
    bank: fc.constantFrom<BankMood>('well', 'well', 'well', ...BANK_MOODS),
  }),
  tell: (_, { minutes, bank }) => `${minutes} minutes pass${bank === 'well' ? '' : `, the bank is ${bank}`}`,
  run: async ({ shop, model }, { minutes, bank }) => {
    model.now += minutes * 60_000
    await shop.pass(minutes, bank)
    if (bank !== 'well') model.isWorkLate = true
    else if (minutes > LONGEST_REST_MINUTES) model.isWorkLate = false
    return { answer: 'done', timePassed: bank }
  },
})

/** A worker takes what is due, and dies with it in hand: somebody else must do it. */
export const dieWithWork = step({
  weight: 2,
  wish: fc.constantFrom(0, 11, 31),
  tell: (_, minutes) => `${minutes} minutes pass, and the worker dies`,
  run: async ({ shop, model }, minutes) => {
    model.now += minutes * 60_000
    await shop.passInVain(minutes)
    model.isWorkLate = true
    return { answer: 'done' }
  },
})

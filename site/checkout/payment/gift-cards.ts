import { getGiftCardBalance } from '#contract/gift-cards/routes.ts'
import { readGiftCardCode } from '#rules/gift-cards/gift-card-code.ts'
import { ask } from '#site/browser/browser-ask.ts'
import { giftCards, setGiftCards } from '#site/checkout/gift-card-memory.ts'

/** As many as an order takes. */
export const MOST_CARDS = 5

/** Adds a card by its code; otherwise gives what the server says against it, nothing where it could not be asked. */
export async function addGiftCard(code: string, words: { empty: string; twice: string }): Promise<string | null> {
  if (giftCards().some((card) => isSameCard(card.code, code))) return words.twice
  const answer = await askBalance(code)
  if (!answer) return ''
  if (!answer.success) return answer.errors?.code ?? answer.message
  const { balance } = answer.data
  if (balance === 0) return words.empty
  setGiftCards([...giftCards(), { code, balance }])
  return null
}

export function removeGiftCard(code: string): void {
  setGiftCards(giftCards().filter((card) => card.code !== code))
}

/** After a refusal of the order: marks the cards that are no longer taken. The others keep what they had. */
export async function recheckGiftCards(): Promise<void> {
  const checked = await Promise.all(
    giftCards().map(async (card) => {
      const answer = await askBalance(card.code)
      const isRefused = answer?.success === false && answer.code === 'gift-card-unknown'
      return isRefused ? { ...card, isRefused } : card
    }),
  )
  setGiftCards(checked)
}

function askBalance(code: string) {
  return ask(getGiftCardBalance, { body: { code } }).catch(() => null)
}

function isSameCard(one: string, other: string): boolean {
  const [first, second] = [readGiftCardCode(one), readGiftCardCode(other)]
  return first !== null && first === second
}

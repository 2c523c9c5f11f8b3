import { type BillLine, type Letter, opening } from '#api/mails/letter.ts'
import { type LetterContext, pageUrl, siteHost } from '#api/mails/letter-context.ts'
import { type LetterWriters, PLAIN_LETTER } from '#api/mails/letter-writer.ts'
import { mailFacts } from '#api/mails/mail-facts.ts'
import { fill } from '#words/basics/fill.ts'
import { recalledCart } from './recalled-cart.ts'

export const cartLetters: Pick<LetterWriters, 'CART_REMINDER'> = {
  CART_REMINDER: async (db, { mail, context }) => {
    const { cartId } = mailFacts.CART_REMINDER.parse(mail.facts)
    const { lines, hasAlcohol } = await recalledCart(db, {
      id: cartId,
      locale: context.locale,
      url: context.estate.url,
    })
    const stopUrl = reminderStopUrl(context, cartId)
    const letter = cartReminder(context, { cartId, lines, stopUrl })
    return { ...PLAIN_LETTER, letter, hasAlcohol, unsubscribeUrl: stopUrl }
  },
}

/** Where one click forgets the address that a cart was to be recalled at. */
function reminderStopUrl({ estate, locale }: LetterContext, cartId: string): string {
  return `${estate.url}/api/cart/${cartId}/reminder/stop?userLang=${locale}`
}

interface CartReminder {
  cartId: string
  lines: readonly BillLine[]
  stopUrl: string
}

export function cartReminder(context: LetterContext, { cartId, lines, stopUrl }: CartReminder): Letter {
  const said = context.words.reminder
  return {
    subject: said.subject,
    preview: said.body,
    title: said.title,
    blocks: [
      opening(said.body),
      { kind: 'bill', title: context.words.order.products, lines, sums: [] },
      { kind: 'button', label: said.button, url: pageUrl(context, `/cart#cart=${cartId}`) },
      { kind: 'note', text: said.held },
      { kind: 'note', text: said.once, link: { label: said.stop, url: stopUrl } },
    ],
    reason: fill(context.words.why.asked, { site: siteHost(context) }),
  }
}

import { expect, test } from 'vitest'
import { finishWork } from '#tests/support/finish-work.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { bottlesByCard, buyGiftCards, openCardShop, placeAndPay } from '#tests/support/test-gift-cards.ts'
import { mailsInFolder } from '#tests/support/test-mails.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

const FOR_PAUL = { recipient: { name: 'Paul', email: 'paul@example.com' }, message: 'Joyeux anniversaire' }
/** The first drawing starts a process and reads the typefaces. */
const SLOW = 60_000

test(
  'a card is mailed with a paper to print; the estate sees neither the paper nor the code',
  async () => {
    const { shop, card, authorization } = await openCardShop()
    const { codes } = await buyGiftCards(shop, { card, amount: 42.5, gift: FOR_PAUL })
    await finishWork(shop)
    const sent = mailsInFolder(shop).find((mail) => mail.includes('paul@example.com')) ?? ''
    const { text, pages } = readPdf(pdfIn(sent, 'carte-cadeau.pdf'))
    for (const told of ['42,50', 'Pour Paul', 'De la part de', 'Joyeux anniversaire', codes[0] ?? '']) {
      expect(text).toContain(told)
    }
    expect(pages).toBe(1)
    const [shown] = await readMails(shop, { kind: 'GIFT_CARD', authorization })
    expect(shown?.attachments).toEqual([])
  },
  SLOW,
)

test(
  'the order and its mail say for whom a card is and when it is sent, and what cards have paid',
  async () => {
    const { shop, card, authorization } = await openCardShop()
    const sendOn = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
    const { order, codes } = await buyGiftCards(shop, { card, amount: 20, gift: { ...FOR_PAUL, sendOn } })
    const [line] = order.products
    expect(line.answers).toEqual([{ label: '', text: expect.stringMatching(/^Pour Paul, envoyée par courriel le \d/) }])
    await placeAndPay(shop, { payload: await bottlesByCard(shop, { quantity: 6, codes }) })
    await finishWork(shop)
    const confirmations = await readMails(shop, { kind: 'ORDER_CONFIRMED', authorization })
    expect(confirmations.some(({ text }) => text.includes(line.answers[0].text))).toBe(true)
    expect(confirmations.some(({ text }) => /Réglé par carte cadeau.*−20,00/.test(text))).toBe(true)
    expect(confirmations.some(({ text }) => /Payé par carte bancaire.*55,00/.test(text))).toBe(true)
  },
  SLOW,
)

test('a card whose amount is chosen tells its bounds, a bottle has none', async () => {
  const { shop, card } = await openCardShop()
  const answer = await shop.app.inject({ url: '/api/v2/product?nbItem=100' })
  const declinations = answer
    .json()
    .data.products.flatMap(({ declination }: { declination: { id: number; giftAmount: unknown }[] }) => declination)
  const boundsOf = (wanted: number) => declinations.find(({ id }: { id: number }) => id === wanted)?.giftAmount
  expect([boundsOf(card), boundsOf(shop.bottle)]).toEqual([{ least: 10, most: 500 }, null])
})

/** An attachment of a mail as it lies in the folder. */
function pdfIn(mail: string, name: string): Uint8Array {
  const part = mail
    .split(/\r\n--/)
    .find((one) => one.includes(`filename=${name}`) || one.includes(`filename="${name}"`))
  return Buffer.from(part?.split('\r\n\r\n')[1] ?? '', 'base64')
}

/** Mails as the estate sees them in its outbox. */
async function readMails({ app }: TestShop, { kind, authorization }: { kind: string; authorization: string }) {
  const headers = { authorization }
  const listed = await app.inject({ url: `/api/admin/mail?kind=${kind}`, headers })
  const ids: number[] = listed.json().data.mails.map(({ id }: { id: number }) => id)
  const answers = await Promise.all(ids.map((id) => app.inject({ url: `/api/admin/mail/${id}`, headers })))
  return answers.map((answer): { text: string; attachments: string[] } => answer.json().data.content)
}

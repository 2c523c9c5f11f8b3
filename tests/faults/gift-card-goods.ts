import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import { openCardCode } from '#api/gift-cards/card-secrets.ts'
import { DEMO_PASSWORD } from '#db/demo/accounts.ts'
import { createSealer } from '#providers/secrets/sealer.ts'
import type { RunningServer } from '#tests/support/running-server.ts'
import { addGiftCardProduct } from '#tests/support/test-gift-cards.ts'
import { orderBody } from '#tests/support/test-orders.ts'
import type { Goods } from './checkout-load.ts'

const CARDS = 40
const AMOUNT = 25

/** Gift cards bought in peace, whose codes many buyers will use at once, and an administrator's token. */
export async function buyGiftCards(
  { port, dataDir }: RunningServer,
  admin: Client,
): Promise<Pick<Goods, 'giftCards' | 'adminToken'>> {
  const ask = async (path: string, payload?: object) => {
    const answer = await fetch(`http://localhost:${port}/api${path}`, {
      ...(payload ? { method: 'POST', body: JSON.stringify(payload) } : {}),
      headers: { 'content-type': 'application/json' },
    })
    const { success, data, message } = (await answer.json()) as { success: boolean; data: never; message: string }
    if (!success) throw new Error(`No gift cards: ${message}`)
    return data as Record<string, never>
  }
  const { token } = await ask('/login', { email: 'admin@example.com', password: DEMO_PASSWORD })
  const card = await addGiftCardProduct({ admin })
  const { id: idCart } = await ask(`/cart/new/product/${card}`, { quantity: CARDS, gift: { amount: AMOUNT } })
  const { order, payment } = await ask('/order', orderBody(idCart as unknown as string))
  const { url } = payment as unknown as { url: string }
  await ask(`/test-payment/${url.split('/').at(-1)}`, {
    number: '4242424242424242',
    expiry: '12/35',
    securityCode: '123',
  })
  await ask(`/order/cawl/result/${(order as unknown as { publicId: string }).publicId}`)
  const secrets = createSealer(readFileSync(join(dataDir, 'secret-key'), 'utf8').trim())
  const { rows } = await admin.query('select sealed_code from estate.gift_cards where site_id = 1')
  const giftCards = rows.map((row) => openCardCode(row.sealed_code, { siteId: 1, secrets }))
  return { giftCards, adminToken: token as unknown as string }
}

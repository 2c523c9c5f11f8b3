import { openCardCode } from '#api/gift-cards/card-secrets.ts'
import { inSite } from '#db/site-db.ts'
import { type Ask, openDemoShop, payOrder, type Shop, signIn } from './demo-shop.ts'
import { bookDemoVisit } from './demo-visits.ts'

const SITE = 1
const DAY_MS = 86_400_000
const CUSTOMER = { email: 'client@example.com' }
const ADMIN = { email: 'admin@example.com' }

/**
 * The demo customer's orders, one in each state, made through the shop itself on the days they are dated: what they show
 * is what it does. Nothing is done where there is an order already.
 */
export async function makeDemoOrders({ pool, services }: Shop, today: Date): Promise<boolean> {
  const known = await inSite({ pool, siteId: SITE }, (db) => db.selectFrom('orders').select('id').limit(1).execute())
  if (known.length > 0) return false
  const clock = { now: today }
  const app = await openDemoShop({ pool, services }, clock)
  try {
    for (const { daysAgo, make } of HISTORY) {
      clock.now = new Date(today.getTime() - daysAgo * DAY_MS)
      const [customer, estate] = [await signIn(app, CUSTOMER), await signIn(app, ADMIN)]
      await make({ customer, estate, now: clock.now })
      // Nobody finds a stranger's device in their list.
      for (const ask of [customer, estate]) await ask('POST /logout')
    }
    clock.now = today
    const customer = await signIn(app, CUSTOMER)
    for (const address of ADDRESS_BOOK) await customer('POST /user/address', address)
    await customer('POST /logout')
    return true
  } finally {
    await app.close()
  }
}

interface Scene {
  customer: Ask
  estate: Ask
  now: Date
}

interface Wish {
  lines: readonly (readonly [declination: number, quantity: number])[]
  isCollected?: boolean
  code?: string
  message?: string
  gift?: object
}

const HOME = {
  firstname: 'Hélène',
  lastname: 'Marchandeau',
  company: '',
  address: '14 rue de la Scellerie',
  addressPart2: '',
  postalCode: '37000',
  city: 'Tours',
  idCountry: 250,
}

/** Where she lives, and where she works. */
const ADDRESS_BOOK = [
  { ...HOME, isDeliveryDefault: true, isBillingDefault: true },
  {
    ...HOME,
    company: 'Atelier Marchandeau',
    address: '3 place de la Tannerie',
    addressPart2: 'Deuxième étage, sonner à l’atelier',
    postalCode: '37500',
    city: 'Chinon',
  },
]

interface Placed {
  id: number
  idCart: string
  publicId: string
  reference: string | null
}

async function place({ customer, now }: Scene, wish: Wish): Promise<Placed> {
  let idCart = 'new'
  for (const [declination, quantity] of wish.lines) {
    const body = { quantity, ...(wish.gift ? { gift: wish.gift } : {}) }
    idCart = ((await customer(`POST /cart/${idCart}/product/${declination}`, body)) as { id: string }).id
  }
  const delivery = wish.gift
    ? { delivery: { type: 'NO_DELIVERY' } }
    : await chooseDelivery({ customer, now }, { wish, idCart })
  const { order, payment } = (await customer('POST /order', {
    idCart,
    user: { phone: '+33612345678' },
    address: { delivery: HOME, billing: HOME },
    message: wish.message ?? '',
    ...(wish.code ? { discount: { code: wish.code } } : {}),
    ...delivery,
    acceptsSaleTerms: true,
  })) as { order: { id: number; publicId: string }; payment: { url?: string } }
  return { id: order.id, idCart, publicId: order.publicId, reference: payment.url?.split('/').at(-1) ?? null }
}

async function chooseDelivery(
  { customer, now }: Pick<Scene, 'customer' | 'now'>,
  { wish, idCart }: { wish: Wish; idCart: string },
) {
  if (!wish.isCollected) {
    const { shippingPrices } = (await customer('POST /calculate/shipping-fees', {
      idCart,
      postalCode: HOME.postalCode,
      country: HOME.idCountry,
    })) as { shippingPrices: { id: number; deliveryType: string }[] }
    const home = shippingPrices.find(({ deliveryType }) => deliveryType === 'DELIVERY')
    return { delivery: { type: 'DELIVERY', idCarrier: home?.id } }
  }
  const { addresses } = (await customer('GET /company/address')) as {
    addresses: { id: number; idCalendar: number | null }[]
  }
  const open = addresses.find(({ idCalendar }) => idCalendar !== null)
  const in5Days = new Date(now.getTime() + 5 * DAY_MS)
  const path = `/calendar/${open?.idCalendar}/date/allowed/${in5Days.getUTCMonth() + 1}/${in5Days.getUTCFullYear()}`
  const { dates } = (await customer(`GET ${path}`)) as { dates: { date: string; slots: { idSchedule: number }[] }[] }
  const day = dates.find(({ date }) => date >= in5Days.toISOString().slice(0, 10)) ?? dates.at(-1)
  return {
    delivery: { type: 'CLICK_AND_COLLECT', idAddress: open?.id },
    dateSchedule: day?.date,
    idSchedule: day?.slots[0]?.idSchedule,
  }
}

async function buy(scene: Scene, wish: Wish): Promise<Placed> {
  const placed = await place(scene, wish)
  await payOrder(scene.customer, placed)
  return placed
}

const moveTo = ({ estate }: Scene, { id, statuses }: { id: number; statuses: readonly object[] }) =>
  statuses.reduce<Promise<unknown>>(
    (before, status) => before.then(() => estate(`PUT /admin/order/${id}/status`, status)),
    Promise.resolve(),
  )

const PREPARED = { status: 'IN_PREPARATION' }
const SHIPPED = { status: 'SHIPPED', trackingNumber: 'VX 204 117 883' }
const DELIVERED = { status: 'DELIVERED' }

/** Wines by their declinations: Les Aubépines 2022 (2), La Perrine 2023 (14), Rosée de Mai (20), Bulles de Perrine (25). */
const HISTORY: readonly { daysAgo: number; make(scene: Scene): Promise<unknown> }[] = [
  {
    daysAgo: 41,
    make: async (scene) => {
      const { id } = await buy(scene, { lines: [[2, 12]], code: 'BIENVENUE' })
      await moveTo(scene, { id, statuses: [PREPARED, SHIPPED, DELIVERED] })
    },
  },
  {
    daysAgo: 33,
    make: async (scene) => {
      const { id } = await buy(scene, { lines: [[20, 6]] })
      await scene.estate(`POST /admin/order/${id}/refund`, {
        amount: await total(scene, id),
        reason: 'Annulée avant l’expédition',
      })
    },
  },
  {
    daysAgo: 26,
    make: async (scene) => {
      const { id } = await buy(scene, {
        lines: [
          [14, 6],
          [25, 6],
        ],
      })
      await moveTo(scene, { id, statuses: [PREPARED, SHIPPED, DELIVERED] })
      const back = {
        lines: [{ line: 1, quantity: 1, isRestocked: false }],
        reason: 'Une bouteille cassée à la livraison',
      }
      await scene.estate(`POST /admin/order/${id}/refund`, back)
    },
  },
  // One visit that has been, and one to come.
  { daysAgo: 24, make: (scene) => bookDemoVisit(scene, { idService: 1, people: 2, daysAhead: 4 }) },
  {
    daysAgo: 12,
    make: async (scene) => {
      const { id, idCart } = await place(scene, { lines: [[14, 6]] })
      await moveTo(scene, { id, statuses: [{ status: 'CANCELLED' }] })
      await scene.customer(`DELETE /cart/${idCart}`)
    },
  },
  { daysAgo: 9, make: (scene) => buy(scene, { lines: [[54, 1]], gift: { message: '' } }) },
  {
    // Still within the withdrawal period, with a return that waits for its answer.
    daysAgo: 8,
    make: async (scene) => {
      const { id } = await buy(scene, {
        lines: [
          [2, 6],
          [14, 6],
        ],
      })
      await moveTo(scene, { id, statuses: [PREPARED, SHIPPED, DELIVERED] })
      await scene.customer(`POST /order/${id}/back-products`, {
        lines: [{ line: 0, quantity: 2, reason: 'DAMAGED' }],
        description: 'Le carton était humide à l’arrivée et deux bouteilles sont cassées.',
      })
    },
  },
  {
    daysAgo: 6,
    make: async (scene) => {
      const { id } = await buy(scene, { lines: [[25, 6]] })
      await moveTo(scene, { id, statuses: [PREPARED, SHIPPED, DELIVERED] })
      const { orderBack } = (await scene.customer(`POST /order/${id}/back-products`, {
        lines: [{ line: 0, quantity: 1, reason: 'FAULTY' }],
        description: 'Une des six a un net goût de bouchon.',
      })) as { orderBack: { id: number } }
      await scene.estate(`PUT /admin/order-back/${orderBack.id}/accept`, {})
      const url = 'https://www.laposte.fr/retour/etiquette'
      await scene.estate(`POST /admin/order-back/${orderBack.id}/label`, { url })
    },
  },
  {
    daysAgo: 4,
    make: async (scene) => {
      const { id } = await buy(scene, {
        lines: [
          [2, 6],
          [25, 2],
        ],
      })
      await moveTo(scene, { id, statuses: [PREPARED, SHIPPED] })
    },
  },
  {
    daysAgo: 3,
    make: async (scene) => {
      const { id } = await buy(scene, { lines: [[25, 3]], isCollected: true })
      await moveTo(scene, { id, statuses: [PREPARED, { status: 'READY_FOR_PICKUP' }] })
    },
  },
  {
    daysAgo: 1,
    make: async (scene) => {
      const { id } = await buy(scene, { lines: [[20, 12]], message: 'Merci de laisser le colis à la gardienne.' })
      await moveTo(scene, { id, statuses: [PREPARED] })
    },
  },
  { daysAgo: 0.1, make: (scene) => buy(scene, { lines: [[14, 12]] }) },
  { daysAgo: 0, make: (scene) => place(scene, { lines: [[20, 6]] }) },
  { daysAgo: 0, make: (scene) => bookDemoVisit(scene, { idService: 4, people: 2, daysAhead: 5 }) },
]

async function total({ estate }: Scene, id: number): Promise<number> {
  return ((await estate(`GET /order/${id}`)) as { order: { total: number } }).order.total
}

/** The code of the gift card that the demo customer has bought, to try it with; null where there is none any more. */
export async function findDemoGiftCard({ pool, services }: Shop): Promise<{ code: string; cents: number } | null> {
  const card = await inSite({ pool, siteId: SITE }, (db) =>
    db
      .selectFrom('gift_cards')
      .select(['sealed_code', 'balance_cents'])
      .where('recipient_email', '=', 'client@example.com')
      .where('balance_cents', '>', 0)
      .where('sealed_code', 'is not', null)
      .orderBy('id')
      .executeTakeFirst(),
  )
  return card?.sealed_code
    ? {
        code: openCardCode(card.sealed_code, { siteId: SITE, secrets: services.secrets }),
        cents: card.balance_cents,
      }
    : null
}

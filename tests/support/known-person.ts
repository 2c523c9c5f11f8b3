import { returnFileKey } from '#providers/storage/media-storage.ts'
import { asBrowser, cookiesOf } from './accounts.ts'
import { finishWork } from './finish-work.ts'
import { insertQuote } from './insert-quote.ts'
import { memoryStorage } from './memory-storage.ts'
import { addCustomizedProduct } from './test-customizations.ts'
import { addTestForm, sendForm, sendMultipart, TEST_PDF, USUAL_FIELDS } from './test-forms.ts'
import { addGiftCardProduct, refundOrder } from './test-gift-cards.ts'
import { photograph } from './test-media.ts'
import { askAt, confirmLetters } from './test-newsletters.ts'
import { ADDRESS, askResult, byCarrier, fillCart, orderBody, payByCard } from './test-orders.ts'
import { openShop, type TestShop } from './test-shop.ts'
import { addTestVisit } from './test-visits.ts'

/** Values that nobody else here has. */
export const ZENOBIE = {
  email: 'zenobie.quatrepoint@example.org',
  password: 'Trois-petits-chats',
  firstname: 'Zénobie',
  lastname: 'Quatrepoint-Vasseur',
  phone: '+33611223399',
  birthdate: '1951-02-03',
}
const STREET = '7 impasse des Mirabelles-Bleues'
/** What of her must be gone everywhere. Her birthday is a date in a column, so it is spelt as PostgreSQL does. */
export const HER_VALUES = [
  ZENOBIE.email,
  ZENOBIE.firstname,
  'Quatrepoint',
  '611223399',
  ZENOBIE.birthdate,
  'Mirabelles-Bleues',
  'sonnette-cassee',
  'phrase-du-contact',
  'reponse-a-zenobie',
  'lettre-jointe',
  'reponse-du-formulaire',
  'plan-de-table',
  'gravure-du-coffret',
  'mots-du-coffret',
  'mots-de-la-carte',
  'photo-de-famille',
  'motif-du-retour',
  'note-de-suivi',
  'etage-du-fond',
  'bouteille-fendue',
  'photo-de-casse',
  'nouvelle.adresse',
  'venue-a-la-fete',
  'mot-de-la-visite',
  'avis-en-attente',
  'note-de-commande',
  'note-de-cliente',
  'vin-d-autrefois',
  'ligne-de-fichier',
]

type KnownPerson = Awaited<ReturnType<typeof openShopWithPerson>>

/** A shop where somebody has left everything that one can leave: an account, orders, files, messages, cards, letters. */
export async function openShopWithPerson({ now }: { now?: () => Date } = {}) {
  const { storage, files } = memoryStorage()
  const lines: string[] = []
  const log = { write: (line: string) => void lines.push(line) }
  const shop = await openShop({ services: { storage }, log, ...(now ? { now } : {}) })
  const told = { ...shop, storage }
  const signedUp = await asBrowser(shop).register(ZENOBIE)
  const { id } = signedUp.json().data.user
  const cookie = `token=${cookiesOf(signedUp).token?.value}; device=${cookiesOf(signedUp).device?.value}`
  await leaveTraces(told, { cookie, id })
  await leaveImport(told, id)
  await leaveAccountTraces(told, { cookie, id })
  await leaveReturn(told, { id, storage })
  await leaveVisit(told, now?.() ?? new Date())
  await finishWork(told)
  return { shop: told, id: id as number, cookie, files, log: lines }
}

async function leaveTraces(shop: TestShop, { cookie, id }: { cookie: string; id: number }): Promise<void> {
  const headers = { cookie }
  // Orders: signed in, as a guest with an engraving and a picture, and a gift card for somebody.
  const own = await fillCart(shop, { lines: [[shop.bottle, 2]], headers: { ...headers, ...OWN_PAGE } })
  await order(shop, { cart: own, headers: { ...headers, ...OWN_PAGE }, given: { message: 'sonnette-cassee' } })
  await order(shop, { cart: await customizedCart(shop) })
  const card = await addGiftCardProduct(shop)
  await order(shop, { cart: await giftCart(shop, { card }), given: { delivery: { type: 'NO_DELIVERY' } } })
  // Somebody else offers her a card.
  const received = await giftCart(shop, { card, recipient: { name: ZENOBIE.firstname, email: ZENOBIE.email } })
  const payload = orderBody(received)
  await pay(shop, { payload })
  await sendMultipart(shop, {
    url: '/api/message',
    fields: { ...pick(), message: 'phrase-du-contact' },
    files: [['lettre-jointe.pdf', TEST_PDF]],
    headers: { 'idempotency-key': 'once' },
  })
  // Signed in, with a file; the words of the form are hers too.
  const form = await addTestForm(shop)
  await sendForm(shop, {
    id: form,
    answers: { name: ZENOBIE.firstname, email: ZENOBIE.email, message: 'reponse-du-formulaire' },
    files: [['plan-de-table.pdf', TEST_PDF]],
    headers: { ...headers, ...OWN_PAGE, 'idempotency-key': 'form-once' },
  })
  await shop.admin.query(`insert into estate.elements (site_id, id, route, position) values (1, 9001, 'evenements', 1)`)
  await shop.admin.query(
    `insert into estate.events (site_id, element_id, starts_at, ends_at, capacity)
     values (1, 9001, now() + interval '30 days', now() + interval '31 days', 10)`,
  )
  await shop.admin.query(
    `insert into estate.event_registrations (site_id, element_id, state, people, firstname, lastname, email, phone,
       message, locale, wording, token_hash, sealed_token, created_at, changed_at)
     values (1, 9001, 'COMING', 2, $1, $2, $3, $4, 'venue-a-la-fete', 'fr', '', 'x', '', now(), now())`,
    [ZENOBIE.firstname, ZENOBIE.lastname, ZENOBIE.email, ZENOBIE.phone],
  )
  await shop.admin.query('update estate.declinations set quantity = 0 where site_id = 1 and id = 1')
  await askAt(shop, {
    method: 'POST',
    path: '/product/1/declination/1/alert',
    payload: { email: ZENOBIE.email, consent: true },
  })
  const forgotten = await fillCart(shop, { lines: [[shop.bottle, 1]] })
  await askAt(shop, {
    method: 'PUT',
    path: `/cart/${forgotten}/reminder`,
    payload: { email: ZENOBIE.email, consents: true },
    headers: { 'idempotency-key': 'once' },
  })
  const { lists } = (await askAt(shop, { path: '/user/newsletter/lists' })).json().data
  await askAt(shop, {
    method: 'PUT',
    path: '/user/newsletter/subscription',
    payload: { lists: [lists[0].id] },
    headers,
  })
  await confirmLetters(shop, headers)
  await askAt(shop, {
    method: 'POST',
    path: '/privacy/request',
    payload: { email: ZENOBIE.email, kind: 'RECTIFICATION', message: 'phrase-du-contact' },
    headers,
  })
  // What the estate's people write.
  const { rows } = await shop.admin.query('select id from estate.orders where user_id = $1', [id])
  const authorization = await shop.signIn(1, 'ADMIN')
  await refundOrder(shop, { id: rows[0].id, authorization, body: { goodwill: 1, reason: 'motif-du-retour' } })
  await shop.admin.query(
    `insert into estate.order_events (site_id, order_id, status, actor, detail, happened_at)
     select 1, id, status, 'ADMIN', 'note-de-suivi', now() from estate.orders where user_id = $1`,
    [id],
  )
  await leaveNotes(shop, { orderId: rows[0].id, userId: id })
  await leaveReview(shop, { orderId: rows[0].id })
}

/** What the estate has offered her, and a link to pay by. */
async function leaveEntry(shop: TestShop, orderId: number): Promise<void> {
  await insertQuote(shop, { siteId: 1, email: ZENOBIE.email })
  await shop.admin.query(
    `insert into estate.order_entries (site_id, order_id, source, means) values (1, $1, 'TELEPHONE', 'LINK')`,
    [orderId],
  )
  await shop.admin.query(
    `insert into estate.payment_links (site_id, order_id, token_hash, sealed_token, amount_cents, created_at, expires_at)
     values (1, $1, '1', '2', 2500, now(), now())`,
    [orderId],
  )
}

/** What the estate has written of her for itself. */
async function leaveNotes(shop: TestShop, { orderId, userId }: { orderId: number; userId: number }) {
  await leaveEntry(shop, orderId)
  const { admin } = shop
  await admin.query(
    `insert into estate.office_notes (site_id, order_id, user_id, text, created_at)
     values (1, $1, null, 'note-de-commande', now()), (1, null, $2, 'note-de-cliente', now())`,
    [orderId, userId],
  )
  await admin.query(
    `insert into estate.message_answers (site_id, message_id, text, created_at)
     select site_id, id, 'reponse-a-zenobie', now() from estate.messages where message = 'phrase-du-contact'`,
  )
  await admin.query(
    `with made as (insert into estate.customer_groups (site_id, name) values (1, 'Amis') returning id)
     insert into estate.customer_group_members (site_id, group_id, user_id) select 1, id, $1 from made`,
    [userId],
  )
}

/** What she said of a wine, before anybody has read it; and that she wants to be asked no more. */
async function leaveReview({ admin }: TestShop, { orderId }: { orderId: number }): Promise<void> {
  await admin.query(
    `insert into estate.reviews (site_id, order_id, position, product_id, rating, text, author, locale, bought_at, written_at)
     select 1, order_id, position, product_id, 4, 'avis-en-attente', $2, 'fr', now(), now()
     from estate.order_lines where site_id = 1 and order_id = $1`,
    [orderId, `${ZENOBIE.firstname} Q.`],
  )
  await admin.query('insert into estate.review_objections (site_id, email, created_at) values (1, $1, now())', [
    ZENOBIE.email,
  ])
}

/** What lies with an account alone. */
async function leaveAccountTraces(shop: TestShop, { cookie, id }: { cookie: string; id: number }): Promise<void> {
  const { firstname, lastname } = ZENOBIE
  const address = { ...ADDRESS, firstname, lastname, address: STREET, addressPart2: 'etage-du-fond' }
  const kept = await askAt(shop, { method: 'POST', path: '/user/address', payload: address, headers: { cookie } })
  if (kept.statusCode !== 200) throw new Error(`No address: ${kept.body}`)
  await shop.admin.query(
    `insert into estate.opened_bottles (site_id, user_id, declination_id, opened) values (1, $1, $2, 1)`,
    [id, shop.bottle],
  )
  await shop.admin.query(
    `insert into estate.email_changes (site_id, user_id, new_email, asked_at, expires_at)
     values (1, $1, 'nouvelle.adresse@example.org', now(), now() + interval '1 day')`,
    [id],
  )
  await shop.admin.query(
    `insert into estate.second_factors (site_id, user_id, sealed_secret, created_at) values (1, $1, '\\x00', now())`,
    [id],
  )
  await shop.admin.query(`insert into estate.recovery_codes (site_id, user_id, code_hash) values (1, $1, '\\x00')`, [
    id,
  ])
}

/** A return that was refused, with a photograph. */
async function leaveReturn(
  { admin }: TestShop,
  { id, storage }: { id: number; storage: ReturnType<typeof memoryStorage>['storage'] },
): Promise<void> {
  const file = 'ab'.repeat(16)
  await admin.query(
    `with made as (
       insert into estate.returns (site_id, order_id, state, is_withdrawal, description, declared_by, refusal, asked_at, changed_at)
       select 1, min(id), 'REFUSED', false, 'bouteille-fendue', $2, 'bouteille-fendue', now(), now()
       from estate.orders where user_id = $1 returning id
     ), line as (
       insert into estate.return_lines (site_id, return_id, position, quantity, reason) select 1, id, 0, 1, 'DAMAGED' from made
     ), event as (
       insert into estate.return_events (site_id, return_id, state, actor, happened_at) select 1, id, 'ASKED', 'CUSTOMER', now() from made
     )
     insert into estate.return_files (site_id, id, return_id, kind, filename, mime_type, bytes, created_at)
     select 1, $3, id, 'PICTURE', 'photo-de-casse.jpg', 'image/jpeg', 3, now() from made`,
    [id, `${ZENOBIE.firstname} ${ZENOBIE.lastname}`, file],
  )
  await storage.put({ key: returnFileKey(1, file), bytes: Buffer.from('photo-de-casse'), mimeType: 'image/jpeg' })
}

/** Places in a visit, of which the estate is told too. */
async function leaveVisit(shop: TestShop, now: Date): Promise<void> {
  await addTestVisit(shop)
  // The closing days of a year are few: one of three days in a row is none of them.
  const days = [30, 31, 32].map((ahead) => new Date(now.getTime() + ahead * 86_400_000).toISOString().slice(0, 10))
  const wish = { ...pick(), idSchedule: 600, people: 2, language: 'fr', phone: ZENOBIE.phone, consent: true }
  const answers = await Promise.all(
    days.map((date) =>
      askAt(shop, {
        method: 'POST',
        path: '/service/901/book',
        payload: { ...wish, date, message: 'mot-de-la-visite' },
      }),
    ),
  )
  if (answers.every(({ statusCode }) => statusCode !== 200)) throw new Error(`No visit: ${answers[0]?.body}`)
}

const OWN_PAGE = { host: 'localhost:3000', origin: 'http://localhost:3000' }
const pick = () => ({ firstname: ZENOBIE.firstname, lastname: ZENOBIE.lastname, email: ZENOBIE.email })

interface HerOrder {
  cart: string
  headers?: Record<string, string>
  given?: object
}

async function order(shop: TestShop, { cart, headers = {}, given = {} }: HerOrder): Promise<void> {
  const address = { ...ADDRESS, firstname: ZENOBIE.firstname, lastname: ZENOBIE.lastname, address: STREET }
  const user = { ...pick(), phone: ZENOBIE.phone, birthdate: ZENOBIE.birthdate }
  const payload = {
    ...orderBody(cart),
    ...byCarrier(shop.carrier),
    user,
    address: { delivery: address, billing: address },
  }
  await pay(shop, { payload: { ...payload, ...given }, headers })
}

async function pay(shop: TestShop, { payload, headers = {} }: { payload: object; headers?: Record<string, string> }) {
  const answer = await shop.app.inject({ method: 'POST', url: '/api/order', headers, payload })
  if (answer.statusCode !== 200) throw new Error(`No order: ${answer.body}`)
  const { order: made, payment } = answer.json().data
  await payByCard(shop, { reference: payment.url.split('/').at(-1) })
  await askResult(shop, made.publicId)
}

async function giftCart(
  shop: TestShop,
  { card, recipient = { name: 'Paul', email: 'paul@example.com' } }: { card: number; recipient?: object },
) {
  const gift = { amount: 50, recipient, message: 'mots-de-la-carte' }
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api/cart/new/product/${card}`,
    payload: { quantity: 1, gift },
  })
  return answer.json().data.id as string
}

async function customizedCart(shop: TestShop): Promise<string> {
  const { declinationId, questionIds } = await addCustomizedProduct(shop.admin, {
    siteId: 1,
    priceCents: 3_900,
    steps: [
      { input: 'TEXT', label: { fr: 'Mots' }, values: [{ length: 40, costType: 'EURO', amount: 400 }] },
      { input: 'FILE', label: { fr: 'Photo' }, isRequired: true, values: [{ costType: 'PERCENT', amount: 1_000 }] },
      { label: { fr: 'Fiche' }, formId: await addTestForm(shop, { pages: [USUAL_FIELDS.slice(-1)] }) },
    ],
  })
  const base = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const body = new FormData()
  body.append('type', 'MAIN_CART')
  body.append('quantity', '1')
  const [words, , sheet] = questionIds
  const given = [
    { id: words, text: 'gravure-du-coffret' },
    { id: sheet, form: { message: 'mots-du-coffret' } },
  ]
  body.append('customizations', JSON.stringify(given))
  body.append('images', new Blob([Buffer.from(await photograph(40, 20))]), 'photo-de-famille.jpg')
  const url = `${base}/api/cart/new/product/${declinationId}`
  const answer = await fetch(url, { method: 'POST', body, headers: { idSite: '1' } })
  const told = await answer.json()
  if (answer.status !== 200) throw new Error(`No cart: ${JSON.stringify(told)}`)
  return told.data.id
}

/** Everything has arrived, so that nothing stands in the way of forgetting her. */
export async function arrive({ admin }: Pick<TestShop, 'admin'>): Promise<void> {
  await admin.query(
    `update estate.orders set fulfilment = 'DELIVERED', status = 'DELIVERED' where fulfilment <> 'CANCELLED'`,
  )
}

export const deleteAccount = ({ shop, cookie }: Pick<KnownPerson, 'shop' | 'cookie'>, password = ZENOBIE.password) =>
  askAt(shop, { method: 'DELETE', path: '/user', payload: { password }, headers: { cookie } })

/** What the estate has brought along of her from its former shop: an order, and the file that it stood in. */
async function leaveImport({ admin }: TestShop, userId: number): Promise<void> {
  await admin.query(
    `insert into estate.past_orders (site_id, id, reference, ordered_at, user_id, email, firstname, lastname, total_cents)
     values (1, 8001, '1001', now(), $1, $2, $3, $4, 1200)`,
    [userId, ZENOBIE.email, ZENOBIE.firstname, ZENOBIE.lastname],
  )
  await admin.query(
    `insert into estate.past_order_lines (site_id, past_order_id, position, name, quantity) values (1, 8001, 0, 'vin-d-autrefois', 1)`,
  )
  await admin.query(
    `insert into estate.imports (site_id, id, filename, kind, source, header, mapping, defaults, lines, created_at, changed_at)
     values (1, 8001, 'clients.csv', 'CUSTOMERS', 'OTHER', '{E-mail,Nom}', '["email", "lastname"]',
       '{"kind": "STILL", "vatRate": 20, "isShown": false}', 1, now(), now())`,
  )
  await admin.query(
    `insert into estate.import_lines (site_id, import_id, position, line, cells) values (1, 8001, 0, 2, $1)`,
    [[ZENOBIE.email.toUpperCase(), 'ligne-de-fichier']],
  )
  await admin.query(
    `insert into estate.import_changes (site_id, import_id, position, thing, thing_id, before, after)
     values (1, 8001, 0, 'customer', $1, '{"lastname": ""}', $2)`,
    [userId, JSON.stringify({ lastname: ZENOBIE.lastname })],
  )
}

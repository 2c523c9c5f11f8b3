import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from './support/test-app.ts'
import { addCustomizedProduct } from './support/test-customizations.ts'
import { addTestCarrier, clearDeliveries } from './support/test-deliveries.ts'
import { byCarrier, orderBody, PATIENT_GATE, postOrder } from './support/test-orders.ts'

const RUNS = 40
const RATES = [20, 10, 5.5, 2.1, 0]
const SIZES = [375, 500, 750, 1_500]

const reduction = fc.option(
  fc.oneof(
    fc.record({ type: fc.constant('EURO'), amount: fc.integer({ min: 1, max: 900 }) }),
    fc.record({ type: fc.constant('PERCENT'), amount: fc.integer({ min: 1, max: 9_999 }) }),
  ),
)
const wine = fc.record({
  price: fc.integer({ min: 100, max: 9_999 }),
  rate: fc.constantFrom(...RATES),
  reduction,
  quantity: fc.integer({ min: 1, max: 24 }),
  millilitres: fc.constantFrom(...SIZES),
  words: fc.option(fc.integer({ min: 1, max: 500 })),
})
const shop = fc.record({
  wines: fc.array(wine, { minLength: 1, maxLength: 4 }),
  /** Tiers shared by all wines, which count together or each for itself. */
  tiers: fc.record({
    isMixable: fc.boolean(),
    steps: fc.uniqueArray(
      fc.record({ from: fc.integer({ min: 2, max: 30 }), percent: fc.integer({ min: 1, max: 5_000 }) }),
      { selector: ({ from }) => from, maxLength: 3 },
    ),
  }),
  /** A box of some of the wines, at a price of its own. */
  box: fc.option(
    fc.record({
      price: fc.integer({ min: 500, max: 9_999 }),
      each: fc.integer({ min: 1, max: 3 }),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
  ),
  code: fc.option(
    fc.record({
      type: fc.constantFrom('EURO', 'PERCENT'),
      amount: fc.integer({ min: 1, max: 10_000 }),
      detail: fc.constantFrom('PRODUCT', 'SHIPPING_FEES'),
    }),
  ),
  /** What carrying costs up to so many bottles, and beyond. */
  fees: fc.record({
    upTo: fc.integer({ min: 1, max: 60 }),
    few: fc.integer({ min: 0, max: 3_000 }),
    many: fc.integer({ min: 0, max: 3_000 }),
  }),
  countsByCapacity: fc.boolean(),
  freeFrom: fc.option(fc.integer({ min: 1, max: 60 })),
})
type Shop = typeof shop extends fc.Arbitrary<infer Value> ? Value : never

/** Fees of many times the goods: a cent of rounding in their proportion would be multiplied. */
const FEES_OVER_GOODS: Shop = {
  wines: [20, 10].map((rate) => ({ price: 100, rate, reduction: null, quantity: 1, millilitres: 750, words: null })),
  tiers: { isMixable: false, steps: [] },
  box: { price: 500, each: 1, quantity: 1 },
  code: { type: 'PERCENT', amount: 3_950, detail: 'PRODUCT' },
  fees: { upTo: 4, few: 2_970, many: 0 },
  countsByCapacity: false,
  freeFrom: null,
}

/** A case counts as what is in it for its carrier, and as one for free delivery; half bottles and magnums likewise. */
const CASES_AND_SIZES: Shop = {
  ...FEES_OVER_GOODS,
  wines: [375, 1_500].map((millilitres) => ({
    price: 1_000,
    rate: 20,
    reduction: null,
    quantity: 2,
    millilitres,
    words: null,
  })),
  box: { price: 5_000, each: 3, quantity: 2 },
  code: null,
  fees: { upTo: 15, few: 900, many: 2_000 },
  freeFrom: 6,
}

/** Written from the rules of the trade alone, in whole cents, without any code of the product. */
function oracle(given: Shop) {
  const { wines, tiers, box, code } = given
  const fees = carriage(given)
  const half = (numerator: number, denominator: number) => Math.floor((2 * numerator + denominator) / (2 * denominator))
  const reduce = (price: number, by: { type: string; amount: number } | null) => {
    if (!by) return price
    return by.type === 'EURO' ? Math.max(0, price - by.amount) : price - half(price * by.amount, 10_000)
  }
  const together = wines.reduce((sum, { quantity }) => sum + quantity, 0)
  const alone = wines.map(({ price, reduction: own }) => reduce(price, own))
  const lines = wines.map(({ quantity, words, rate }, at) => {
    const counted = tiers.isMixable ? together : quantity
    const step = tiers.steps.filter(({ from }) => from <= counted).sort((a, b) => b.from - a.from)[0]
    const unit = reduce(alone[at] ?? 0, step ? { type: 'PERCENT', amount: step.percent } : null) + (words ?? 0)
    return { total: unit * quantity, shares: [{ rate, weight: 1 }] }
  })
  if (box) {
    const shares = wines.map(({ rate }, at) => ({ rate, weight: (alone[at] ?? 0) * box.each }))
    const isEmpty = shares.every(({ weight }) => weight === 0)
    lines.push({ total: box.price * box.quantity, shares: isEmpty ? [{ rate: 20, weight: 1 }] : shares })
  }
  const products = lines.reduce((sum, { total }) => sum + total, 0)
  const base = code?.detail === 'SHIPPING_FEES' ? fees : products
  const discount = code ? base - reduce(base, code) : 0
  const grossByRate = new Map<number, number>()
  for (const { total, shares } of lines) {
    const whole = shares.reduce((sum, { weight }) => sum + weight, 0)
    for (const { rate, weight } of shares) {
      grossByRate.set(rate, (grossByRate.get(rate) ?? 0) + (total * weight) / whole)
    }
  }
  const onProducts = code?.detail === 'PRODUCT' ? discount : 0
  const shipped = fees - (discount - onProducts)
  const factor = products === 0 ? 0 : (products - onProducts) / products
  const rest = products - onProducts
  const exact = new Map(
    [...grossByRate].map(([rate, gross]) => {
      const reduced = gross * factor
      return [rate, reduced + (rest === 0 ? 0 : (shipped * reduced) / rest)]
    }),
  )
  return { products, discount, fees, total: products - discount + fees, exact }
}

/** A carrier counts every bottle, in boxes too; free delivery counts small bottles half and a box as one. */
function carriage({ wines, box, fees, countsByCapacity, freeFrom }: Shop): number {
  let capacity = 0
  let bottles = 0
  let towardsFree = box?.quantity ?? 0
  for (const { quantity, millilitres } of wines) {
    const all = quantity + (box ? box.quantity * box.each : 0)
    bottles += all
    capacity += all * millilitres
    towardsFree += millilitres < 750 ? quantity / 2 : quantity
  }
  if (freeFrom !== null && Math.floor(towardsFree) >= freeFrom) return 0
  const carried = countsByCapacity ? Math.floor(capacity / 750) : bottles
  return carried <= fees.upTo ? fees.few : fees.many
}

async function prepare(test: TestApp, { given, name }: { given: Shop; name: string }) {
  const { admin } = test
  const set = await admin.query(
    'insert into estate.decreasing_sets (site_id, is_mixable) values (1, $1) returning id',
    [given.tiers.isMixable],
  )
  for (const { from, percent } of given.tiers.steps) {
    await admin.query(
      `insert into estate.decreasing_discounts (site_id, set_id, min_quantity, type, amount) values (1, $1, $2, 'PERCENT', $3)`,
      [set.rows[0].id, from, percent],
    )
  }
  const lines: { id: number; quantity: number; customizations: object[] }[] = []
  for (const one of given.wines) {
    const made = await addCustomizedProduct(admin, {
      siteId: 1,
      priceCents: one.price,
      steps: [
        { input: 'TEXT', label: { fr: 'Mots' }, values: [{ length: 1, costType: 'EURO', amount: one.words ?? 1 }] },
      ],
    })
    const product = `select product_id from estate.declinations where site_id = 1 and id = ${made.declinationId}`
    await admin.query(
      `update estate.products set type = 'WINE', vat_rate = $1, decreasing_set_id = $2 where site_id = 1 and id = (${product})`,
      [one.rate, set.rows[0].id],
    )
    await admin.query(
      `update estate.declinations set quantity = 100000, capacity = $2, capacity_unit = 'CENTILITRE'
       where site_id = 1 and id = $1`,
      [made.declinationId, one.millilitres / 10],
    )
    if (one.reduction) {
      const discount = await admin.query(
        'insert into estate.discounts (site_id, type, amount) values (1, $1, $2) returning id',
        [one.reduction.type, one.reduction.amount],
      )
      await admin.query(`update estate.products set discount_id = $1 where site_id = 1 and id = (${product})`, [
        discount.rows[0].id,
      ])
    }
    const customizations = one.words === null ? [] : [{ id: made.questionIds[0] ?? 0, text: 'A' }]
    lines.push({ id: made.declinationId, quantity: one.quantity, customizations })
  }
  if (given.box) {
    const made = await addCustomizedProduct(admin, { siteId: 1, priceCents: given.box.price, steps: [] })
    await admin.query(
      `update estate.products set type = 'BOX', vat_rate = 20
       where site_id = 1 and id = (select product_id from estate.declinations where site_id = 1 and id = $1)`,
      [made.declinationId],
    )
    for (const { id } of lines) {
      await admin.query(
        'insert into estate.box_components (site_id, box_id, component_id, quantity) values (1, $1, $2, $3)',
        [made.declinationId, id, given.box.each],
      )
    }
    lines.push({ id: made.declinationId, quantity: given.box.quantity, customizations: [] })
  }
  if (given.code) {
    const { type, amount, detail } = given.code
    await admin.query(
      'insert into estate.discount_codes (site_id, code, type, amount, detail_type) values (1, $1, $2, $3, $4)',
      [name, type, amount, detail],
    )
  }
  return lines
}

async function order(test: TestApp, { given, name }: { given: Shop; name: string }) {
  const lines = await prepare(test, { given, name })
  await clearDeliveries(test)
  const carrier = await addTestCarrier(test, {
    siteId: 1,
    given: {
      zones: [
        {
          country: 'FR',
          tiers: [
            ['BOTTLES', given.fees.upTo, given.fees.few],
            ['BOTTLES', 10_000, given.fees.many],
          ],
        },
      ],
    },
  })
  await setParameter(test, { type: 'BOTTLE_COUNT_BY_CAPACITY', value: String(given.countsByCapacity) })
  await setParameter(test, {
    type: 'FREE_SHIPPING_BOTTLE',
    value: given.freeFrom === null ? null : String(given.freeFrom),
  })
  let cart = 'new'
  for (const { id, quantity, customizations } of lines) {
    const url = `/api/cart/${cart}/product/${id}`
    const added = await test.app.inject({ method: 'POST', url, payload: { quantity, customizations } })
    expect(added.statusCode, added.body).toBe(200)
    cart = added.json().data.id
  }
  const discount = given.code ? { discount: { code: name } } : {}
  const body = orderBody(cart, { ...byCarrier(carrier), ...discount })
  // Nobody pays here, and nobody may leave many orders unpaid.
  const payload = { ...body, user: { ...body.user, email: `${cart}@example.com` } }
  const answer = await postOrder(test, {
    payload,
    remoteAddress: `10.${carrier >> 16}.${(carrier >> 8) & 255}.${carrier & 255}`,
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data.order
}

function setParameter({ admin }: TestApp, { type, value }: { type: string; value: string | null }) {
  return admin.query('update estate.parameters set value = $2 where site_id = 1 and type = $1', [type, value])
}

test('what an order costs is what the rules of the trade say, to the cent, whatever is in it', {
  timeout: 180_000,
}, async () => {
  const test = await createTestApp({ gate: PATIENT_GATE })
  await setParameter(test, { type: 'MINIMUM_EXPEDITION_BOTTLE', value: '0' })
  await setParameter(test, { type: 'FREE_SHIPPING_PRICE', value: null })
  let number = 0
  await fc.assert(
    fc.asyncProperty(shop, async (given) => {
      const made = await order(test, { given, name: `CODE${number++}` })
      const right = oracle(given)
      expect([made.subtotal, made.discount?.amount ?? 0, made.shippingFees, made.total]).toEqual(
        [right.products, right.discount, right.fees, right.total].map((amount) => amount / 100),
      )
      const cents = (amount: number) => Math.round(amount * 100)
      expect(made.vat.reduce((sum: number, { gross }: { gross: number }) => sum + cents(gross), 0)).toBe(right.total)
      for (const { rate, net, vat, gross } of made.vat) {
        expect(cents(net) + cents(vat)).toBe(cents(gross))
        expect(Math.abs(cents(vat) - (cents(gross) * rate) / (100 + rate))).toBeLessThanOrEqual(0.5001)
        // Each line, the code and the fees are split to whole cents: a cent each at most.
        if (right.products > right.discount)
          expect(Math.abs(cents(gross) - (right.exact.get(rate) ?? 0))).toBeLessThanOrEqual(4)
      }
    }),
    { numRuns: RUNS, examples: [[FEES_OVER_GOODS], [CASES_AND_SIZES]] },
  )
})

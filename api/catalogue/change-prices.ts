import type { Change, Handler } from '#api/calls/handler.ts'
import type { Problem } from '#contract/basics/problems.ts'
import type { changePrices } from '#contract/catalogue/prices.ts'
import { addPricePlan } from '#db/queries/catalogue/price-plans.ts'
import { lockPriced } from '#db/queries/catalogue/priced-declinations.ts'
import { isSound, wishedReduction } from '#rules/catalogue/price-steps.ts'
import { type PricedRow, pricedRows, pricedRowToWire, readWish } from './priced-rows.ts'
import { turnPricePlan } from './turn-price-plan.ts'

export const handleChangePrices: Handler<typeof changePrices> = async ({ body }, parts) => {
  const { db, locale, now, principal } = parts
  const { declinations, note } = body
  const wish = readWish(body)
  const discount = wishedReduction(wish)
  const [startsAt, endsAt] = [body.from ? new Date(body.from) : now, body.until ? new Date(body.until) : null]
  const problems: Record<string, Problem> = {}
  if (endsAt && !discount) problems.until = { problem: 'invalid' }
  if (endsAt && endsAt.getTime() <= Math.max(startsAt.getTime(), now.getTime()))
    problems.until = { problem: 'date-too-early' }

  const versionById = new Map(declinations.map(({ id, version }) => [id, version]))
  const priced = await lockPriced(db, { ids: [...versionById.keys()], locale })
  if (priced.length < versionById.size) return { refusal: 'thing-not-found' }
  if (priced.some(({ id, version }) => versionById.get(id) !== version)) return { refusal: 'changed-meanwhile' }
  const rows = isSound(wish) ? pricedRows({ priced, wish, from: startsAt }) : null
  if (!rows) problems.amount = { problem: 'invalid' }
  if (!rows || Object.keys(problems).length > 0) return { problems }

  const lines = rows.map(({ id, priceCents, outlook }) => ({
    declinationId: id,
    oldCents: priceCents,
    priceCents: outlook.newPrice,
  }))
  const pricePlanId = await addPricePlan(db, { startsAt, endsAt, discount, note, now, lines })
  const state = (await turnPricePlan(db, { id: pricePlanId, now, askedBy: principal?.id ?? null })) ?? 'PLANNED'
  const told = rows.map(pricedRowToWire)
  const plan = { step: body.step, amount: body.amount, from: startsAt, until: endsAt, note, lines: told }
  const changes = [
    { thing: 'pricePlans', id: pricePlanId, before: null, after: plan },
    ...(state === 'PLANNED' ? [] : rows.map(changeOfPrice)),
  ]
  // What has begun has counted each of them up.
  const shown = state === 'PLANNED' ? told : told.map((row) => ({ ...row, version: row.version + 1 }))
  return { value: { pricePlanId, state, rows: shown }, changes }
}

function changeOfPrice(row: PricedRow): Change {
  const { oldPrice, newPrice, oldFinalPrice, newFinalPrice } = pricedRowToWire(row)
  return {
    thing: 'declinations',
    id: row.id,
    before: { price: oldPrice, finalPrice: oldFinalPrice },
    after: { price: newPrice, finalPrice: newFinalPrice },
  }
}

import { expect, test } from 'vitest'
import { mailsOf, readMail } from '#tests/support/sold-order.ts'
import { lastReview, sellReviewedOrder } from '#tests/support/test-reviews.ts'

test('published, it stands there as it was written', async () => {
  const sold = await sellReviewedOrder()
  await sold.save()
  const { data } = await sold.decide(await lastReview(sold), { state: 'PUBLISHED' })
  expect(data.review).toMatchObject({ state: 'PUBLISHED', text: 'Un vin franc.', refusal: null })
  expect(data.review.publishedAt).not.toBeNull()
  expect(await mailsOf(sold)).not.toContain('REVIEW_REFUSED')
})

test('refused, its author reads the reason, and can send another', async () => {
  const sold = await sellReviewedOrder()
  await sold.save()
  const id = await lastReview(sold)
  const { data } = await sold.decide(id, { state: 'REFUSED', reason: 'PERSONAL_DATA' })
  expect(data.review).toMatchObject({ state: 'REFUSED', refusal: 'PERSONAL_DATA' })
  const mail = await readMail(sold, 'REVIEW_REFUSED')
  expect(mail).toContain('il contient des données personnelles')
  expect(mail).toContain('Cuvée d’essai')
  expect(mail).toContain('/review/')
  const { rows } = await sold.shop.admin.query(
    `select count(*)::int as n from estate.secret_links where purpose = 'ORDER_REVIEW'`,
  )
  expect(rows).toEqual([{ n: 1 }])
})

test('no refusal without a public reason, no second decision, no foreign review', async () => {
  const sold = await sellReviewedOrder()
  await sold.save()
  const id = await lastReview(sold)
  for (const wrong of [{ state: 'REFUSED' }, { state: 'REFUSED', reason: 'TOO_LOW' }, { state: 'WAITING' }])
    expect((await sold.decide(id, wrong)).status).toBe(400)
  expect(await sold.decide(2_147_483_647, { state: 'PUBLISHED' })).toMatchObject({
    status: 404,
    code: 'review-not-found',
  })
  const headers = { authorization: await sold.shop.signIn(3, 'ADMIN'), host: 'coteaux.localhost' }
  const foreign = await sold.ask(`/admin/review/${id}`, { method: 'PUT', payload: { state: 'PUBLISHED' }, headers })
  expect(foreign).toMatchObject({ status: 404, code: 'review-not-found' })
  await sold.decide(id, { state: 'REFUSED', reason: 'OFFENSIVE' })
  expect(await sold.decide(id, { state: 'PUBLISHED' })).toMatchObject({ status: 409, code: 'review-move-illegal' })
})

test('who was forgotten is written to no more', async () => {
  const sold = await sellReviewedOrder()
  const id = await sold.publish()
  await sold.shop.admin.query(`update estate.orders set email = 'nobody@erased.invalid' where id = $1`, [sold.order.id])
  expect((await sold.decide(id, { state: 'REFUSED', reason: 'UNLAWFUL' })).status).toBe(200)
  expect(await mailsOf(sold)).not.toContain('REVIEW_REFUSED')
})

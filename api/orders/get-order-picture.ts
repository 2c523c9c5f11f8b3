import type { Handler } from '#api/calls/handler.ts'
import { drawCustomizedPicture, findCustomizedPicture } from '#api/customizations/customized-picture.ts'
import type { getOrderPicture } from '#contract/orders/orders.ts'
import { findOrderLines } from '#db/queries/orders/orders.ts'
import { givenAnswers } from '#rules/orders/order-answers.ts'
import { findOrderForCaller } from './find-order-for-caller.ts'

export const handleGetOrderPicture: Handler<typeof getOrderPicture> = async ({ params }, parts) => {
  const { db, site } = parts
  const orderId = await findOrderForCaller(parts, params.id)
  const lines = orderId === null ? [] : await findOrderLines(db, orderId)
  const line = lines.find(({ position }) => position === params.line)
  const picture =
    line && line.product_id !== null
      ? await findCustomizedPicture(db, { productId: line.product_id, answers: givenAnswers(line.customizations) })
      : null
  if (!picture) return { refusal: 'order-not-found' }
  return {
    afterwards: async () => {
      const drawn = await drawCustomizedPicture(parts, { siteId: site.id, picture, place: 'mail' })
      if ('value' in drawn) return drawn
      return { refusal: drawn.refusal === 'overloaded' ? 'overloaded' : 'order-not-found' }
    },
  }
}

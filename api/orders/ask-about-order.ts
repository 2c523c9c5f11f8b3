import type { Handler } from '#api/calls/handler.ts'
import { queueEstateMail } from '#api/mails/queue-estate-mail.ts'
import type { askAboutOrder } from '#contract/orders/order-actions.ts'
import { addMessage, countOrderMessages } from '#db/queries/content/messages.ts'
import { lockOrder } from '#db/queries/orders/orders.ts'
import { orderReference } from '#rules/orders/order-reference.ts'
import { findOrderForCaller } from './find-order-for-caller.ts'

const DAY_SECONDS = 86_400
/** Who has asked five times in a day has been read. */
const MOST_A_DAY = 5

/** Counted under the order's lock: however many ask at once, the estate's letter-box is not filled. */
export const handleAskAboutOrder: Handler<typeof askAboutOrder> = async ({ params, body }, parts) => {
  const { db, locale, now, randomId } = parts
  const id = await findOrderForCaller(parts, params.id)
  const order = id === null ? undefined : await lockOrder(db, id)
  if (!order) return { refusal: 'order-not-found' }
  const since = new Date(now.getTime() - DAY_SECONDS * 1_000)
  if ((await countOrderMessages(db, { orderId: order.id, since })) >= MOST_A_DAY)
    return { refusal: 'too-many-requests', retryAfterSeconds: DAY_SECONDS }
  const { firstname, lastname, email, phone } = order
  const messageId = await addMessage(db, {
    firstname,
    lastname,
    email,
    phone: phone || null,
    subject: orderReference(order.id),
    message: body.message,
    locale,
    order_id: order.id,
    topic: 'ORDER',
    created_at: now,
  })
  await queueEstateMail(db, { kind: 'ORDER_QUESTION', orderId: order.id, facts: { messageId }, now, randomId })
  return { value: { id: messageId } }
}

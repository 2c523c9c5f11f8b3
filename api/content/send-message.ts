import type { Handler } from '#api/calls/handler.ts'
import type { sendMessage } from '#contract/content/messages.ts'
import { addMessage } from '#db/queries/content/messages.ts'

export const handleSendMessage: Handler<typeof sendMessage> = async ({ body }, { db, locale }) => {
  const id = await addMessage(db, {
    ...body,
    phone: body.phone ?? null,
    subject: body.subject ?? null,
    locale,
    order_id: null,
  })
  return { value: { id } }
}

import type { sendMessage } from '#contract/messages.ts'
import { addMessage } from '#db/queries/messages.ts'
import type { Handler } from '../machinery/handler.ts'

export const handleSendMessage: Handler<typeof sendMessage> = async ({ body }, { db, locale }) => {
  const id = await addMessage(db, { ...body, phone: body.phone ?? null, subject: body.subject ?? null, locale })
  return { value: { id } }
}

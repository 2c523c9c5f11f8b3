import type { Handler } from '#api/calls/handler.ts'
import type { setReturnTexts } from '#contract/returns/return-steps.ts'
import { saveReturnTexts } from '#db/queries/returns/return-texts.ts'

export const handleSetReturnTexts: Handler<typeof setReturnTexts> = async ({ params, body }, { db }) => {
  await saveReturnTexts(db, {
    locale: params.lang,
    message: body.message,
    ask: body.returnAskDescription,
    label_sent: body.labelSentDescription,
    received: body.productReceivedDescription,
  })
  return { value: { lang: params.lang } }
}

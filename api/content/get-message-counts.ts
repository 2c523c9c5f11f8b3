import type { Handler } from '#api/calls/handler.ts'
import type { getMessageCounts } from '#contract/content/messages.ts'
import { countMessages } from '#db/queries/content/messages.ts'

export const handleGetMessageCounts: Handler<typeof getMessageCounts> = async (_, { db }) => ({
  value: await countMessages(db),
})

import type { OfferedResource } from '#api/office/resource.ts'
import { messages } from '#contract/content/message-resource.ts'
import { messageStore } from '#db/resources/messages.ts'

export const messageResource: OfferedResource = { definition: messages, store: messageStore }

import type { Handler } from '#api/calls/handler.ts'
import type { getEvent } from '#contract/events/events.ts'
import { showEvent } from './event-to-wire.ts'

export const handleGetEvent: Handler<typeof getEvent> = async ({ params }, parts) => {
  const event = await showEvent(parts, params.id)
  return event ? { value: event, live: [`places ${event.id}`] } : { refusal: 'element-not-found' }
}

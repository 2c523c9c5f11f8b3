import type { FastifyBaseLogger } from 'fastify'
import type { NotedEvent } from '#api/calls/security-log.ts'
import { createSecurityCounter } from './metrics.ts'

/** Every event is counted; those that are stored are a line of the log too, whatever its level is. */
export function tellSecurityEvents(findLog: () => FastifyBaseLogger | undefined) {
  const count = createSecurityCounter()
  return ({ event, isStored }: NotedEvent): void => {
    count(event.kind)
    if (isStored) findLog()?.child({ stream: 'security' }, { level: 'info' }).info(event, event.kind)
  }
}

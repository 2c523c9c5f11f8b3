import { auditEvents } from '#contract/office/audit-event-resource.ts'
import { auditEventStore } from '#db/resources/audit-events.ts'
import type { OfferedResource } from './resource.ts'

export const auditEventResource: OfferedResource = { definition: auditEvents, store: auditEventStore }

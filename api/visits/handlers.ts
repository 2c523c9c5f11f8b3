import type { HandlersOf } from '#api/calls/handler.ts'
import type * as services from '#contract/visits/services.ts'
import { handleGetService } from './get-service.ts'
import { handleGetServices } from './get-services.ts'

export const visitHandlers: HandlersOf<typeof services> = {
  getServices: handleGetServices,
  getService: handleGetService,
}

import type { HandlersOf } from '#api/calls/handler.ts'
import type * as dashboard from '#contract/office/dashboard.ts'
import type * as me from '#contract/office/me.ts'
import { handleGetDashboard } from './get-dashboard.ts'
import { handleGetMe } from './get-me.ts'

export const officeHandlers: HandlersOf<typeof me & typeof dashboard> = {
  getDashboard: handleGetDashboard,
  getMe: handleGetMe,
}

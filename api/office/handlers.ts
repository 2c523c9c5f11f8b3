import type { HandlersOf } from '#api/calls/handler.ts'
import type * as dashboard from '#contract/office/dashboard.ts'
import type * as me from '#contract/office/me.ts'
import type * as search from '#contract/office/search.ts'
import { handleGetDashboard } from './get-dashboard.ts'
import { handleGetMe } from './get-me.ts'
import { handleSearchOffice } from './search-office.ts'

export const officeHandlers: HandlersOf<typeof me & typeof dashboard & typeof search> = {
  getDashboard: handleGetDashboard,
  getMe: handleGetMe,
  searchOffice: handleSearchOffice,
}

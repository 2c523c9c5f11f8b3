import type { HandlersOf } from '#api/calls/handler.ts'
import type * as me from '#contract/office/me.ts'
import { handleGetMe } from './get-me.ts'

export const officeHandlers: HandlersOf<typeof me> = {
  getMe: handleGetMe,
}

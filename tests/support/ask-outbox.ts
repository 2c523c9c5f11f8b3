import { allDueHandlers } from '#api/all-due-handlers.ts'
import { runDueWork } from '#api/background/run-due-work.ts'
import type { TestApp } from './test-app.ts'
import { MAIL_NOW } from './test-mails.ts'

/** Asks a call of the outbox: all of it without a path, one mail with `/<id>`. */
export function askOutbox(
  { app }: TestApp,
  { path, authorization, host = 'localhost' }: { path: string; authorization?: string; host?: string },
) {
  return app.inject({ url: `/api/admin/mail${path}`, headers: { host, ...(authorization ? { authorization } : {}) } })
}

/** Sends what waits in the outbox. */
export function sendMails(app: TestApp) {
  return runDueWork({
    pool: app.pool,
    services: app,
    handlers: allDueHandlers,
    now: () => MAIL_NOW,
    onFailure: () => {},
    limit: 10,
  })
}

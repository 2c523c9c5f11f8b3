import type { Handler } from '#api/calls/handler.ts'
import type { getMails } from '#contract/mails/mails.ts'
import { listMails } from '#db/queries/mails/mails.ts'
import { mailToWire } from './mail-to-wire.ts'

export const handleGetMails: Handler<typeof getMails> = async ({ list }, { db }) => {
  const { rows, total } = await listMails(db, list)
  return { value: { mails: rows.map(mailToWire), total } }
}

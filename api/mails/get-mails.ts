import type { getMails } from '#contract/mails.ts'
import { listMails } from '#db/queries/mails.ts'
import type { Handler } from '../machinery/handler.ts'
import { mailOnWire } from './mail-on-wire.ts'

export const handleGetMails: Handler<typeof getMails> = async ({ list }, { db }) => {
  const { rows, total } = await listMails(db, list)
  return { value: { mails: rows.map(mailOnWire), total } }
}

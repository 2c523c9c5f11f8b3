import type { DueHandler } from '#api/background/due-handler.ts'
import { emptyTrash } from '#db/resources/trash/trash.ts'

/** What was removed thirty days ago is gone for good. Nothing points to it: it could not have been removed. */
export const handleTrash: DueHandler = async ({ subject, now, transact }) => {
  const [kind = '', id = ''] = subject.split(' ')
  await transact((db) => emptyTrash(db, { kind, id: Number(id), now }))
}

import type { Handler } from '#api/calls/handler.ts'
import type { addReturnPictures } from '#contract/returns/returns.ts'
import { countReturnPictures } from '#db/queries/returns/return-files.ts'
import { lockReturn } from '#db/queries/returns/returns.ts'
import { takesPictures } from '#rules/returns/return-states.ts'
import { findReturnForCaller } from './find-return-for-caller.ts'
import { cleanPictures, keepReturnFiles } from './keep-return-files.ts'
import { showReturn } from './return-to-wire.ts'

const MOST_PICTURES = 5

/** Counted under the return's lock: five in all, however they are sent. */
export const handleAddReturnPictures: Handler<typeof addReturnPictures> = async ({ params, files }, parts) => {
  const { db } = parts
  const id = await findReturnForCaller(parts, params)
  if (id === null) return { refusal: 'return-not-found' }
  // A form without a script sends a field that was left empty as an empty file.
  const sent = files.filter(({ bytes }) => bytes.length > 0)
  if (sent.length === 0) return { problems: { images: { problem: 'file-not-sent' } } }
  const taken = await cleanPictures(parts, sent)
  if ('refusal' in taken) return taken
  const locked = await lockReturn(db, id)
  if (!locked || !takesPictures(locked.state)) return { refusal: 'return-move-illegal' }
  if ((await countReturnPictures(db, id)) + sent.length > MOST_PICTURES) return { refusal: 'too-many-pictures' }
  await keepReturnFiles(parts, { returnId: id, kind: 'PICTURE', files: taken.clean })
  return { value: { orderBack: await showReturn(db, id) } }
}

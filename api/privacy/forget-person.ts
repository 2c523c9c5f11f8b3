import type { PrivacyOrigin } from '#contract/privacy/closed-sets.ts'
import { scheduleWork } from '#db/queries/basics/due-work.ts'
import { findBusiness } from '#db/queries/privacy/business.ts'
import { erasePerson, listMailFiles } from '#db/queries/privacy/erase-person.ts'
import { findHeldPlaces } from '#db/queries/privacy/held-places.ts'
import { findPersonKeys, lockPerson, type Person } from '#db/queries/privacy/person-keys.ts'
import type { SiteDb } from '#db/site-db.ts'
import { forgetObstacle } from '#rules/privacy/forget-obstacles.ts'
import { customizationFileName, formFileName, mailFileName, returnFileName } from './erased-file.ts'
import { noteRequest } from './note-request.ts'
import { givePlacesOn } from './places-of-person.ts'

interface Forgetting {
  person: Person
  origin: PrivacyOrigin
  locale: string
  now: Date
  randomId: () => string
}

/**
 * Forgets a person, unless something is still open between them and the estate. Rows go in this transaction; files are
 * named in it as work that is due, so that a crash leaves none behind. Places that become free go to who waits for them.
 */
export async function forgetPerson(db: SiteDb, { person, origin, locale, now, randomId }: Forgetting) {
  await lockPerson(db, await findPersonKeys(db, person))
  // What was ordered until now is seen, and nothing is ordered any more.
  const keys = await findPersonKeys(db, person)
  const obstacle = forgetObstacle(await findBusiness(db, keys), now)
  if (obstacle) return obstacle
  const mails = await listMailFiles(db, keys)
  const files = [
    ...mails.map(mailFileName),
    ...keys.fileIds.map(customizationFileName),
    ...keys.formFileIds.map(formFileName),
    ...keys.returnFileIds.map(returnFileName),
  ]
  const places = await findHeldPlaces(db, { person, now })
  await erasePerson(db, { keys, now })
  await givePlacesOn({ db, now, randomId }, places)
  for (const subject of files) await scheduleWork(db, { kind: 'ERASED_FILE', subject, dueAt: now })
  // That it was done, and of nobody.
  await noteRequest({ db, locale, now }, { kind: 'DELETION', origin, email: null, userId: null, isDone: true })
  return null
}

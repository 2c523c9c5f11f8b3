import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import type { updateUser } from '#contract/accounts/profile.ts'
import type { InputOf } from '#contract/basics/define-call.ts'
import type { Problem, Problems } from '#contract/basics/problems.ts'
import { lockProfile, saveProfile } from '#db/queries/accounts/users.ts'
import { registrationParameters } from '#db/queries/sites/parameters.ts'
import { findSiteSettings } from '#db/queries/sites/sites.ts'
import { readPhone } from '#providers/phone-numbers/phone-number.ts'
import { newBirthdateProblem } from '#rules/accounts/birthdate-change.ts'
import { registrationRules } from '#rules/accounts/registration.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import { tellAccount } from './tell-account.ts'

type Body = InputOf<typeof updateUser>['body']
type Profile = NonNullable<Awaited<ReturnType<typeof lockProfile>>>

export const handleUpdateUser: Handler<typeof updateUser> = async ({ body }, parts) => {
  const { db, principal, now, randomId } = parts
  const present = await lockProfile(db, principal?.id ?? 0)
  if (!present) return { refusal: 'not-signed-in' }
  const read = await readProfile(body, { present, parts })
  if ('problems' in read) return read
  const isChanged = Object.entries(read.profile).some(([name, value]) => present[name as keyof Profile] !== value)
  if (!isChanged) return { value: { user: present } }
  const user = await saveProfile(db, { id: present.id, profile: read.profile })
  await tellAccount(db, { userId: user.id, change: 'PROFILE', now, randomId })
  return { value: { user } }
}

/** What is not given stays; all that is wrong is told at once, each next to its field. */
async function readProfile(
  body: Body,
  { present, parts }: { present: Profile; parts: HandlerContext },
): Promise<
  { profile: Pick<Profile, 'firstname' | 'lastname' | 'phone' | 'birthdate' | 'locale'> } | { problems: Problems }
> {
  const { db, now } = parts
  const rules = registrationRules(parameterValues(await registrationParameters(db)))
  const { firstname = present.firstname, lastname = present.lastname, language: locale = present.locale } = body
  const birthdate = body.birthdate === undefined ? present.birthdate : body.birthdate
  const phone = readGivenPhone(body.phone, { present, onlyMobile: rules.onlyMobile })
  const problems: Record<string, Problem | null> = {
    phone: 'problem' in phone ? phone : null,
    birthdate: newBirthdateProblem({
      present: present.birthdate,
      wanted: birthdate,
      isLocked: present.birthdate_locked_at !== null,
      rules,
      now,
    }),
    language: await languageProblem(locale, { present, db }),
  }
  const found = Object.entries(problems).filter((entry): entry is [string, Problem] => entry[1] !== null)
  if (found.length > 0 || 'problem' in phone) return { problems: Object.fromEntries(found) }
  return { profile: { firstname, lastname, phone: phone.phone, birthdate, locale } }
}

/** A number that the estate took once is not refused because its rule has changed since. */
function readGivenPhone(
  given: string | null | undefined,
  { present, onlyMobile }: { present: Profile; onlyMobile: boolean },
) {
  if (given === undefined) return { phone: present.phone }
  if (!given) return { phone: null }
  const read = readPhone(given, { onlyMobile: false })
  return 'phone' in read && read.phone === present.phone ? read : readPhone(given, { onlyMobile })
}

async function languageProblem(
  locale: string,
  { present, db }: { present: Profile; db: HandlerContext['db'] },
): Promise<Problem | null> {
  if (locale === present.locale) return null
  const choices = (await findSiteSettings(db))?.locales ?? []
  return choices.some((choice) => choice === locale) ? null : { problem: 'not-one-of', choices }
}

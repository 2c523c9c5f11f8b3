import type { Handler } from '#api/calls/handler.ts'
import type { getProfile } from '#contract/accounts/profile.ts'
import { findEmailChange } from '#db/queries/accounts/email-changes.ts'
import { findProfile } from '#db/queries/accounts/users.ts'
import { findSiteSettings } from '#db/queries/sites/sites.ts'

export const handleGetProfile: Handler<typeof getProfile> = async (_, { db, principal, now }) => {
  const user = await findProfile(db, principal?.id ?? 0)
  if (!user) return { refusal: 'not-signed-in' }
  const change = await findEmailChange(db, { userId: user.id, now })
  const settings = await findSiteSettings(db)
  return {
    value: {
      user,
      language: user.locale,
      languages: settings?.locales ?? [],
      isEmailConfirmed: user.email_confirmed_at !== null,
      pendingEmail: change?.new_email ?? null,
      isBirthdateLocked: user.birthdate !== null && user.birthdate_locked_at !== null,
    },
  }
}

import type { RegistrationRow } from '#db/queries/events/registrations.ts'
import type { Sealer } from '#providers/secrets/sealer.ts'

/** What the token of a registration is sealed for. */
export function registrationTokenName(siteId: number): string {
  return `${siteId} event registration`
}

/** Null where the estate has written somebody down: such a registration has no link. */
export function openRegistrationToken(
  secrets: Pick<Sealer, 'open'>,
  { sealed_token, site_id }: Pick<RegistrationRow, 'sealed_token' | 'site_id'>,
): string | null {
  return sealed_token ? secrets.open(sealed_token, registrationTokenName(site_id)) : null
}

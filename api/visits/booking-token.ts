import { createToken, hashToken } from '#api/calls/session-token.ts'
import type { BookingRow } from '#db/queries/visits/bookings.ts'
import type { Sealer } from '#providers/secrets/sealer.ts'

/** What a booking's token is sealed for. */
export function bookingTokenName(siteId: number): string {
  return `${siteId} visit`
}

/** A new token as its booking keeps it: found by its hash, opened for the mails that carry it. */
export function sealBookingToken(secrets: Pick<Sealer, 'seal'>, siteId: number) {
  const token = createToken()
  return { token_hash: hashToken(token), sealed_token: secrets.seal(token, bookingTokenName(siteId)) }
}

export function openBookingToken(
  secrets: Pick<Sealer, 'open'>,
  { sealed_token, site_id }: Pick<BookingRow, 'sealed_token' | 'site_id'>,
): string {
  return secrets.open(sealed_token, bookingTokenName(site_id))
}

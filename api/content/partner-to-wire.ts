import type { PartnerRow } from '#db/queries/content/partners.ts'
import { regionOf } from '#rules/places/regions.ts'
import type { Locale } from '#words/basics/locales.ts'
import { regionWords } from '#words/places/regions/words.ts'

export function partnerToWire(row: PartnerRow, locale: Locale) {
  const { kind, address, postal_code: postalCode, city, phone, latitude, longitude } = row
  const code = regionOf(postalCode)
  return {
    kind,
    address,
    postalCode,
    city,
    region: code ? regionWords[locale][code] : '',
    phone,
    position: latitude !== null && longitude !== null ? { latitude, longitude } : null,
  }
}

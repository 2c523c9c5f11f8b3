import type { Cents } from '#rules/basics/money.ts'
import { cents } from '#rules/basics/money.ts'

interface ExportZone {
  countries: readonly string[]
  services: readonly { code: string; name: string; perParcel: Cents; perKilo: Cents }[]
}

const service = (code: string, name: string, perParcel: number, perKilo: number) => ({
  code,
  name,
  perParcel: cents(perParcel),
  perKilo: cents(perKilo),
})

/** What the built-in export carrier takes, by world zone. */
export const EXPORT_ZONES: readonly ExportZone[] = [
  {
    countries: ['BE', 'DE', 'LU', 'NL'],
    services: [service('EU_ROAD', 'Europe Road', 1190, 80), service('EU_EXPRESS', 'Europe Express', 2290, 160)],
  },
  {
    countries: ['AT', 'DK', 'ES', 'IE', 'IT', 'PT'],
    services: [service('EU_ROAD', 'Europe Road', 1690, 110), service('EU_EXPRESS', 'Europe Express', 2890, 210)],
  },
  {
    countries: ['CH', 'GB', 'NO', 'SE', 'FI', 'PL', 'CZ'],
    services: [service('EU_ROAD', 'Europe Road', 2390, 150), service('EU_EXPRESS', 'Europe Express', 3790, 260)],
  },
  {
    countries: ['CA', 'HK', 'JP', 'SG', 'US'],
    services: [service('WORLD_AIR', 'World Air', 4900, 690)],
  },
]

/** Rather a pallet than a parcel. */
export const MAX_EXPORT_GRAMS = 120_000

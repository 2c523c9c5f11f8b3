import type { Cents } from '#rules/basics/money.ts'
import { cents } from '#rules/basics/money.ts'

interface ExportZone {
  countries: readonly string[]
  services: readonly { code: string; name: string; perParcel: Cents; perKilo: Cents }[]
}

interface ServiceOptions {
  code: string
  name: string
  perParcel: number
  perKilo: number
}

const service = ({ code, name, perParcel, perKilo }: ServiceOptions) => ({
  code,
  name,
  perParcel: cents(perParcel),
  perKilo: cents(perKilo),
})

/** What the built-in export carrier takes, by world zone. */
export const EXPORT_ZONES: readonly ExportZone[] = [
  {
    countries: ['BE', 'DE', 'LU', 'NL'],
    services: [
      service({ code: 'EU_ROAD', name: 'Europe Road', perParcel: 1190, perKilo: 80 }),
      service({ code: 'EU_EXPRESS', name: 'Europe Express', perParcel: 2290, perKilo: 160 }),
    ],
  },
  {
    countries: ['AT', 'DK', 'ES', 'IE', 'IT', 'PT'],
    services: [
      service({ code: 'EU_ROAD', name: 'Europe Road', perParcel: 1690, perKilo: 110 }),
      service({ code: 'EU_EXPRESS', name: 'Europe Express', perParcel: 2890, perKilo: 210 }),
    ],
  },
  {
    countries: ['CH', 'GB', 'NO', 'SE', 'FI', 'PL', 'CZ'],
    services: [
      service({ code: 'EU_ROAD', name: 'Europe Road', perParcel: 2390, perKilo: 150 }),
      service({ code: 'EU_EXPRESS', name: 'Europe Express', perParcel: 3790, perKilo: 260 }),
    ],
  },
  {
    countries: ['CA', 'HK', 'JP', 'SG', 'US'],
    services: [service({ code: 'WORLD_AIR', name: 'World Air', perParcel: 4900, perKilo: 690 })],
  },
]

/** Rather a pallet than a parcel. */
export const MAX_EXPORT_GRAMS = 120_000

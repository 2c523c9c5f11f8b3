import { cents } from '#rules/basics/money.ts'
import type { ExportCarrier } from './export-carrier.ts'
import { EXPORT_ZONES, MAX_EXPORT_GRAMS } from './export-zones.ts'

/** An export carrier that needs no service: it reckons from a small table, by world zone and begun kilogram. */
export function createBuiltInCarrier(): ExportCarrier {
  return {
    async quote({ country, weightGrams }) {
      const zone = EXPORT_ZONES.find(({ countries }) => countries.includes(country))
      if (!zone || weightGrams > MAX_EXPORT_GRAMS) return []
      const kilos = Math.ceil(weightGrams / 1_000)
      return zone.services.map(({ code, name, perParcel, perKilo }) => ({
        code,
        name,
        price: cents(perParcel + kilos * perKilo),
      }))
    },
  }
}

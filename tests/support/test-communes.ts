import { placeKey, placeKeyWithoutArticle } from '#rules/places/place-search.ts'
import type { TestDatabase } from './test-database.ts'

/** Code, postal code, inhabitants, name, middle. */
const COMMUNES = [
  ['75056', '75001', 2_103_778, 'Paris', 48.857, 2.343],
  ['69123', '69001', 519_127, 'Lyon', 45.755, 4.836],
  ['37261', '37000', 139_259, 'Tours', 47.398, 0.696],
  ['49007', '49100', 159_022, 'Angers', 47.477, -0.556],
  ['49328', '49400', 26_599, 'Saumur', 47.267, -0.083],
  ['49358', '49730', 580, 'Turquant', 47.214, 0.029],
  ['49219', '49730', 440, 'Montsoreau', 47.212, 0.057],
] as const

/** A few communes of France instead of all 35,000: with them, every other code is unknown. */
export async function addCommunes({ admin }: Pick<TestDatabase, 'admin'>): Promise<void> {
  for (const [code, postalCode, population, name, latitude, longitude] of COMMUNES) {
    await admin.query(
      `insert into platform.communes (code, postal_code, zone, population, name, search_key, short_key, latitude, longitude)
       values ($1, $2, 'metro', $3, $4, $5, $6, $7, $8)`,
      [code, postalCode, population, name, placeKey(name), placeKeyWithoutArticle(name), latitude, longitude],
    )
  }
}

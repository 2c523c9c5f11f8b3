import type { KeptWords } from './fr.ts'
import { KEPT, KEPT_THINGS } from './list.ts'

/** What is kept in the browser, as rows of a table: what and where, why, how long. */
export function keptRows({ where, things }: KeptWords, { isECommerce }: { isECommerce: boolean }): string[][] {
  return KEPT_THINGS.filter((thing) => isECommerce || !KEPT[thing].isShop).map((thing) => {
    const { label, purpose, life } = things[thing]
    return [`${label} (${where[KEPT[thing].where]} ${KEPT[thing].names.join(', ')})`, purpose, life]
  })
}

import type { UnitWords } from '#words/catalogue/product/fr.ts'
import type { ViewContext } from './view-scene.server.ts'

/** What is counted: bottles, magnums, boxes, cards. */
export function unitWords({ product, chosen, words }: ViewContext): UnitWords {
  const units: Readonly<Record<string, UnitWords>> = words.units
  if (product.type.type === 'BOX') return words.units.box
  if (product.kind === 'GIFT_CARD') return words.units.card
  if (product.type.type === 'OTHER') return words.units.piece
  return units[String(chosen.format)] ?? words.units.bottle
}

import type { Kind, ProductType } from '#contract/catalogue/closed-sets.ts'
import { plainText } from '#rules/basics/plain-text.ts'

/** Words of categories by which shops tell what a thing is; the first that fits. */
const WORDS: readonly [RegExp, Kind][] = [
  [/\b(cartes? cadeaux?|gift cards?)\b/, 'GIFT_CARD'],
  [/\b(coffrets?|gift box(es)?)\b/, 'GIFT_BOX'],
  [/\b(cartons?|caisses?|cases?|assortiments?)\b/, 'CASE'],
  [/\b(verres?|carafes?|glass(es|ware)?|decanters?)\b/, 'GLASSWARE'],
  [/\b(accessoires?|accessor(y|ies)|tire ?bouchons?|corkscrews?)\b/, 'ACCESSORY'],
  [/\b(jus|juices?)\b/, 'JUICE'],
  [/\b(epicerie|miels?|huiles?|confitures?|terrines?|grocer(y|ies)|food)\b/, 'FOOD'],
  [/\b(effervescents?|petillants?|cremants?|champagnes?|bulles|sparkling|methode traditionnelle)\b/, 'SPARKLING'],
  [/\b(moelleux|liquoreux|sweet|vendanges tardives|vin doux naturel|vins doux)\b/, 'SWEET'],
  [/\b(vins?|wines?|rouges?|blancs?|roses?)\b/, 'STILL'],
]

export function groupedKind(text: string): Kind | null {
  const plain = plainText(text).replace(/[-_]/g, ' ')
  return WORDS.find(([word]) => word.test(plain))?.[1] ?? null
}

const OTHERS: readonly Kind[] = ['GLASSWARE', 'ACCESSORY', 'JUICE', 'FOOD', 'GIFT_CARD']

export function typeOfKind(kind: Kind): ProductType {
  if (kind === 'CASE' || kind === 'GIFT_BOX') return 'BOX'
  return OTHERS.includes(kind) ? 'OTHER' : 'WINE'
}

import { readFile } from 'node:fs/promises'
import type { Engraving } from '#contract/media/closed-sets.ts'

const ORNAMENT = (name: string) => new URL(`../demo/pictures/ornement-${name}.svg`, import.meta.url)
const DISH = (name: string) => new URL(`./engravings/plat-${name}.svg`, import.meta.url)

/** Where each of our drawings lies. */
const FILES: { readonly [Name in Engraving]: URL } = {
  aubepine: ORNAMENT('aubepine'),
  chateau: ORNAMENT('chateau'),
  gabare: ORNAMENT('gabare'),
  montagnes: ORNAMENT('montagnes'),
  vigne: ORNAMENT('vigne'),
  aperitif: DISH('aperitif'),
  poisson: DISH('poisson'),
  volaille: DISH('volaille'),
  'viande-rouge': DISH('viande-rouge'),
  fromage: DISH('fromage'),
  dessert: DISH('dessert'),
}

export function readEngraving(name: Engraving): Promise<Uint8Array> {
  return readFile(FILES[name])
}

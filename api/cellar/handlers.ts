import type { HandlersOf } from '#api/calls/handler.ts'
import type * as cellar from '#contract/cellar/cellar.ts'
import { handleGetCellar } from './get-cellar.ts'
import { handleSetOpenedBottles } from './set-opened-bottles.ts'

export const cellarHandlers: HandlersOf<typeof cellar> = {
  getCellar: handleGetCellar,
  setOpenedBottles: handleSetOpenedBottles,
}

import type { DemoVintage } from './catalogue.ts'

type Label = Pick<DemoVintage, 'ingredients' | 'allergens'>

/** What stands on most labels. */
export const STILL: Label = { ingredients: ['GRAPES', 'SULPHITES'], allergens: ['SULPHITES'] }

export const BOTTLED_UNDER_NITROGEN: Label = {
  ingredients: ['GRAPES', 'SULPHITES', 'NITROGEN'],
  allergens: ['SULPHITES'],
}

export const KEPT_CLEAR: Label = {
  ingredients: ['GRAPES', 'SULPHITES', 'METATARTARIC_ACID'],
  allergens: ['SULPHITES'],
}

/** Cleared with egg white, which the law counts among what may trouble. */
export const CLEARED_WITH_EGG: Label = { ingredients: ['GRAPES', 'SULPHITES'], allergens: ['SULPHITES', 'EGG'] }

export const TRADITIONAL_METHOD: Label = {
  ingredients: ['GRAPES', 'TIRAGE_LIQUEUR', 'EXPEDITION_LIQUEUR', 'SULPHITES'],
  allergens: ['SULPHITES'],
}

/** Nothing added at all; what fermentation leaves may still be enough to be told. */
export const GRAPES_ALONE: Label = { ingredients: ['GRAPES'], allergens: ['SULPHITES'] }

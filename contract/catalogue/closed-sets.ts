/** The closed sets of the catalogue. Their words are in words/catalogue/names/. */
/** Why an estate changes what it has in the cellar. */
const STOCK_REASONS = ['CORRECTION', 'BREAKAGE', 'ASSEMBLY', 'DELIVERY', 'SAMPLE', 'COUNT'] as const
export type StockReason = (typeof STOCK_REASONS)[number]

/** Those by which pieces are booked in or out; counting and assembling have calls of their own. */
export const BOOKED_REASONS = ['DELIVERY', 'BREAKAGE', 'SAMPLE', 'CORRECTION'] as const
export type BookedReason = (typeof BOOKED_REASONS)[number]

/** All that a movement of stock may say. */
export const MOVEMENT_REASONS = ['OPENING', 'SALE', 'RETURN', ...STOCK_REASONS] as const

export const PRODUCT_TYPES = ['WINE', 'BOX', 'OTHER'] as const
export type ProductType = (typeof PRODUCT_TYPES)[number]

/** What kind of thing a product is; wines by what is in the bottle, the rest by its use. */
export const KINDS = [
  'STILL',
  'SPARKLING',
  'SWEET',
  'CASE',
  'GIFT_BOX',
  'GLASSWARE',
  'ACCESSORY',
  'JUICE',
  'FOOD',
  'GIFT_CARD',
] as const
export type Kind = (typeof KINDS)[number]

/** How an estate's shelves are set out, in this order. */
export const WINE_FAMILIES = ['reds', 'whites', 'roses', 'sparkling', 'sweet', 'boxes', 'others'] as const
export type WineFamily = (typeof WINE_FAMILIES)[number]

export const COLOURS = ['RED', 'WHITE', 'ROSE'] as const
export type Colour = (typeof COLOURS)[number]

/** What a wine goes with; each has a drawing. */
export const MEALS = ['APERITIF', 'FISH', 'POULTRY', 'RED_MEAT', 'CHEESE', 'DESSERT'] as const
export type Meal = (typeof MEALS)[number]

/** How a bottle is opened: with air before the meal, or with care for what has settled in it. */
export const WINE_OPENINGS = ['DECANT', 'STAND_UPRIGHT'] as const
export type WineOpening = (typeof WINE_OPENINGS)[number]

export const MEDALS = ['GOLD', 'SILVER', 'BRONZE', 'SCORE'] as const
export type Medal = (typeof MEDALS)[number]

export const CAPACITY_UNITS = ['LITER', 'CENTILITRE'] as const
export type CapacityUnit = (typeof CAPACITY_UNITS)[number]

export const DISCOUNT_TYPES = ['EURO', 'PERCENT'] as const
export type DiscountType = (typeof DISCOUNT_TYPES)[number]

/** How a new price is made of the one before: set to it, so much more or less, so many percent more or less; or a reduction. */
export const PRICE_STEPS = ['SET', 'EURO', 'PERCENT', 'DISCOUNT_EURO', 'DISCOUNT_PERCENT'] as const
export type PriceStep = (typeof PRICE_STEPS)[number]

/** Prices that were changed for many at once: new ones, or a reduction for a while. */
export const PLAN_KINDS = ['PRICE', 'DISCOUNT'] as const
export type PlanKind = (typeof PLAN_KINDS)[number]
export const PLAN_STATES = ['PLANNED', 'RUNNING', 'DONE', 'CANCELLED'] as const
export type PlanState = (typeof PLAN_STATES)[number]

/** What is told of a wine; OWN brings its own label. */
export const FEATURE_KEYS = [
  'TASTING',
  'PAIRING',
  'SOIL',
  'VINIFICATION',
  'AGEING',
  'HARVEST',
  'CULTURE',
  'YEAR_STORY',
  'CONTENT',
  'OWN',
] as const
export type FeatureKey = (typeof FEATURE_KEYS)[number]

/** Bounds in euros; `60-` has no upper one. The lower bound belongs to the band, the upper one does not. */
export const PRICE_BANDS = ['0-10', '10-20', '20-35', '35-60', '60-'] as const

/** What a list counts the products of, value by value. */
export const FACETS = [
  'colour',
  'appellation',
  'grape',
  'vintage',
  'format',
  'price',
  'dish',
  'award',
  'inStock',
] as const
export type FacetName = (typeof FACETS)[number]

/** What a list of products may be narrowed by, in the order in which its address names them. */
export const LIST_FILTERS = [...FACETS, 'kind', 'tags'] as const
export type ListFilter = (typeof LIST_FILTERS)[number]

import {
  type Colour,
  type Kind,
  type ProductType,
  WINE_FAMILIES,
  type WineFamily,
} from '#contract/catalogue/closed-sets.ts'

export interface FamilyMember {
  type: { type: ProductType }
  kind: Kind
  colour: Colour | null
  appellation: string | null
}

const FAMILY_BY_COLOUR: Record<Colour, WineFamily> = { RED: 'reds', WHITE: 'whites', ROSE: 'roses' }

/** A wine is first what it is like, then its colour; what is no wine is a box or stands with the rest. */
export function wineFamily({ type, kind, colour }: FamilyMember): WineFamily {
  if (type.type === 'BOX') return 'boxes'
  if (type.type === 'OTHER') return 'others'
  if (kind === 'SPARKLING') return 'sparkling'
  if (kind === 'SWEET') return 'sweet'
  return colour === null ? 'others' : FAMILY_BY_COLOUR[colour]
}

export type ProductGroup<Product> = ({ family: WineFamily } | { appellation: string }) & { products: Product[] }

/** Products by family; within one they keep their order. */
export function groupsByFamily<Product extends FamilyMember>(products: readonly Product[]): ProductGroup<Product>[] {
  return WINE_FAMILIES.flatMap((family) => {
    const own = products.filter((product) => wineFamily(product) === family)
    return own.length > 0 ? [{ family, products: own }] : []
  })
}

/** Wines by appellation, in the order in which each first appears; what has none follows by family. */
export function groupsByAppellation<Product extends FamilyMember>(
  products: readonly Product[],
): ProductGroup<Product>[] {
  const isPlaced = ({ type, appellation }: Product) => type.type === 'WINE' && appellation !== null
  const placed = Map.groupBy(products.filter(isPlaced), ({ appellation }) => appellation ?? '')
  return [
    ...[...placed].map(([appellation, own]) => ({ appellation, products: own })),
    ...groupsByFamily(products.filter((product) => !isPlaced(product))),
  ]
}

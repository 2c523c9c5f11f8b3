import type { ProductType } from '#contract/catalogue/closed-sets.ts'

export interface AddressedProduct {
  id: number
  type: { type: ProductType }
  slug: string
}

/** Where a product is read, without the locale: wines apart from all the rest. */
export function productPath({ id, type, slug }: AddressedProduct): string {
  return `/${type.type === 'WINE' ? 'wines' : 'products'}/${slug}/${id}`
}

/** One vintage of a wine. */
export function vintagePath(product: AddressedProduct, year: number): string {
  return `${productPath(product)}/${year}`
}

/** One vintage in one format. */
export function declinationPath(product: AddressedProduct, idDeclination: number): string {
  return `${productPath(product)}/detail/${idDeclination}`
}

/** Where the product is made one's own before it goes into the cart. */
export function customizePath({ id, slug }: Pick<AddressedProduct, 'id' | 'slug'>, idDeclination: number): string {
  return `/products/${slug}/${id}/${idDeclination}/customize`
}

import type { ProductDetail } from '#contract/catalogue/products.ts'
import type { BlogCard } from '#contract/journal/blogs.ts'
import type { NewsCard } from '#contract/journal/news.ts'
import type { Service } from '#contract/visits/services.ts'
import { isNamedIn } from '#rules/catalogue/named-in.ts'
import { servicePath } from '#rules/visits/service-address.ts'
import type { WayOn } from './view-scene.server.ts'

interface ChooseReadingOptions {
  product: Pick<ProductDetail, 'name'>
  /** Those that speak of it. */
  blogs: readonly BlogCard[]
  /** All that is new, the newest first. */
  news: readonly NewsCard[]
}

/** An article that the estate has put the product to; otherwise the newest of its news that names it. */
export function chooseReading({ product, blogs: [article], news }: ChooseReadingOptions): WayOn | null {
  const found = article ?? news.find(({ title }) => isNamedIn(title, product.name))
  return found ? { title: found.title, path: found.url } : null
}

export function chooseVisit([service]: readonly Service[]): WayOn | null {
  return service ? { title: service.title, path: servicePath(service) } : null
}

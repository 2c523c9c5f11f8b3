import type { ProductView } from '#site/catalogue/product/product-view.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'

export function Crumbs({ crumbs, locale }: { crumbs: ProductView['crumbs']; locale: Locale }) {
  const last = crumbs.steps.length - 1
  return (
    <nav aria-label={crumbs.label} className="text-[0.875rem]">
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.steps.map(({ name, path }, at) => (
          <li key={path} className="flex items-center gap-x-2">
            {at > 0 && <span aria-hidden="true">/</span>}
            {at === last ? (
              <span aria-current="page">{name}</span>
            ) : (
              <a
                href={pathInLocale(path, locale)}
                className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
              >
                {name}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

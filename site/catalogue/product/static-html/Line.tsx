import type { LineView } from '#site/catalogue/product/product-view.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'

/** One line that leads on, for who wants to know more before choosing. */
export function Line({ line, locale }: { line: LineView | null; locale: Locale }) {
  if (!line) return null
  return (
    <p className="mt-12 flex flex-wrap items-baseline gap-x-5 gap-y-1 desk:mt-16" data-line>
      <span className="eyebrow text-[0.75rem]! text-accent">{line.label}</span>
      <a href={pathInLocale(line.path, locale)} className="py-1.5 underline underline-offset-4">
        {line.title}
      </a>
    </p>
  )
}

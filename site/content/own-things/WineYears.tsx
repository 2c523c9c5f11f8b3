import { VerticaleYears } from '#site/catalogue/product/static-html/Verticale.tsx'
import type { OwnPartProps } from './own-part-props.ts'

/** The years of one wine, as its own page shows them. */
export function WineYears({ view: { years, own }, locale }: OwnPartProps<'vintages'>) {
  return <VerticaleYears years={years} locale={locale} own={own} />
}

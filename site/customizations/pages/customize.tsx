import { data, redirect } from 'react-router'
import { getProduct } from '#contract/catalogue/routes.ts'
import { getCustomizations, getDeclinationProduct } from '#contract/customizations/routes.ts'
import { customizePath, productPath } from '#rules/catalogue/product-address.ts'
import { CustomizationProvider } from '#site/customizations/customizing.tsx'
import { NeedsScript } from '#site/customizations/NeedsScript.tsx'
import { Wizard } from '#site/customizations/Wizard.tsx'
import { useSite } from '#site/shell/find-page.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'
import { fill } from '#words/basics/fill.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'
import { formatName } from '#words/catalogue/format-name.ts'
import { customizeWords } from '#words/customizations/words.ts'
import type { Route } from './+types/customize.ts'

/** From step to step nothing is asked anew. */
export const handle = { asksOnce: true }

const NOT_FOUND = { status: 404 }
const WHOLE = /^[1-9]\d{0,9}$/

/** The declination decides; an address that lacks the rest, or spells it differently, leads to the right one. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const { ask, locale } = context.get(pageContext)
  const id = params.idDeclination
  if (!WHOLE.test(id)) throw data(null, NOT_FOUND)
  const owner = await ask(getDeclinationProduct, { params: { id } })
  if (!owner.success) throw data(null, NOT_FOUND)
  if (WHOLE.test(params.id ?? '') && Number(params.id) !== owner.data.id) throw data(null, NOT_FOUND)

  const asked = { params: { id: owner.data.id } }
  const [found, customizations] = await Promise.all([ask(getProduct, asked), ask(getCustomizations, asked)])
  const declination = found.success ? found.data.declination.find((one) => one.id === Number(id)) : undefined
  if (!found.success || !declination) throw data(null, NOT_FOUND)
  const product = found.data
  const { customizations: steps, picture } = answered(customizations)
  const { finalPrice, isInStock, sellByMultipleOf, year, format } = declination
  const ownPage = pathInLocale(productPath(product), locale)
  // Nothing to answer, or nothing to buy: the product’s own page tells what there is.
  if (steps.length === 0 || finalPrice === null || !isInStock) throw redirect(ownPage, 302)
  if (params.slug !== product.slug || params.id !== String(product.id)) {
    throw redirect(pathInLocale(customizePath(product, declination.id), locale) + new URL(request.url).search, 301)
  }

  return {
    words: customizeWords[locale],
    steps,
    picture,
    idProduct: product.id,
    idDeclination: declination.id,
    product: {
      name: product.name,
      facts: productFacts({ year, format, locale }),
      image: declination.image ?? product.image,
    },
    productPath: ownPage,
    price: finalPrice,
    multiple: sellByMultipleOf,
  }
}

export default function CustomizePage({ loaderData: { words, ...wizard } }: Route.ComponentProps) {
  const site = useSite()
  if (!site) return null
  return (
    <CustomizationProvider value={{ words, locale: site.locale }}>
      <title>{`${fill(words.title, { name: wizard.product.name })} — ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <NeedsScript name={wizard.product.name} company={site.company} />
      <Wizard key={wizard.idDeclination} {...wizard} siteUrl={site.url} />
    </CustomizationProvider>
  )
}

function productFacts({
  year,
  format,
  locale,
}: {
  year: number | null
  format: number | null
  locale: Locale
}): string {
  return [year, format === null ? null : formatName(format, locale)].filter((fact) => fact !== null).join(' · ')
}

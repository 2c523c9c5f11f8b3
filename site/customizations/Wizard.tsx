import { Suspense, useEffect, useState } from 'react'
import type { Customization, CustomizationPicture } from '#contract/customizations/customizations.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { Picture } from '#ui/pictures/Picture.tsx'
import { fill } from '#words/basics/fill.ts'
import { useCustomization } from './customizing.tsx'
import { Done, fetchLateParts, LastStep, ProductPreview } from './late-parts.ts'
import { PriceAside, PriceBar, type ShownProduct } from './PriceAside.tsx'
import { Progress } from './Progress.tsx'
import { shownPrices } from './prices.ts'
import { FORM_ID, StepForm } from './StepForm.tsx'
import { useFocusOn } from './use-place.ts'
import { useWizard, type Wizard as WizardState } from './use-wizard.ts'

interface WizardProps {
  idProduct: number
  idDeclination: number
  siteUrl: string
  product: ShownProduct
  /** Where the product is read. */
  productPath: string
  price: number
  multiple: number
  steps: readonly Customization[]
  /** What the answers are drawn on; null where the estate has no picture for it. */
  picture: CustomizationPicture | null
}

/** One step at a time, then all of it once more, then into the cart. */
export function Wizard({
  idProduct,
  idDeclination,
  siteUrl,
  product,
  productPath,
  price,
  multiple,
  steps,
  picture,
}: WizardProps) {
  const { words } = useCustomization()
  const wizard = useWizard({ idProduct, idDeclination, siteUrl, steps })
  const [added, setAdded] = useState<number | null>(null)
  const { place } = wizard
  // Each step has a heading of its own; the one that is there then gets the focus.
  const heading = useFocusOn<HTMLHeadingElement>(place)
  useEffect(fetchLateParts, [])
  const prices = shownPrices({ steps, wizard, price })
  const step = steps[place]

  if (added !== null) {
    const again = () => {
      setAdded(null)
      wizard.go(0)
    }
    return (
      <Suspense>
        <Done quantity={added} name={product.name} onAgain={again} />
      </Suspense>
    )
  }
  const preview = picture && <Preview {...{ picture, steps, wizard }} name={product.name} />
  const onAdded = (quantity: number) => {
    wizard.clear()
    setAdded(quantity)
  }
  return (
    <div className="mx-auto flex w-full max-w-[76rem] flex-1 flex-col px-6 pt-8 max-desk:min-h-[calc(100svh-var(--bottom-room,0px)-6.5rem)] desk:px-10 desk:pt-14 desk:pb-24 noscript:hidden">
      <h1 className="mb-8 text-[1.125rem] text-ink/80 desk:mb-10">{fill(words.heading, { name: product.name })}</h1>
      <div className="flex flex-1 flex-col desk:grid desk:grid-cols-[minmax(0,1fr)_20rem] desk:gap-x-20">
        <div className="flex min-w-0 flex-1 flex-col">
          <Progress place={place} total={steps.length} />
          {preview && (
            // It stays in view while one types below it.
            <div className="sticky top-14 z-[1] -mx-6 mt-4 bg-ground px-6 pb-3 desk:hidden">
              <div className="mx-auto max-w-64">{preview}</div>
            </div>
          )}
          <div className={`${preview ? 'mt-3' : 'mt-8'} desk:mt-12`}>
            <Suspense>
              {step ? (
                <StepForm key={step.id} step={step} wizard={wizard} price={prices.base} heading={heading} />
              ) : (
                <LastStep
                  {...{ steps, prices, heading, wizard, idDeclination, multiple, onAdded }}
                  name={product.name}
                />
              )}
            </Suspense>
          </div>
          <div className="mt-8 mb-10 flex items-center justify-between gap-6 desk:mt-12">
            <BackLink place={place} productPath={productPath} />
            {step && <Continue wizard={wizard} className="hidden desk:inline-flex" />}
          </div>
          {step && (
            <PriceBar product={product} prices={prices}>
              <Continue wizard={wizard} />
            </PriceBar>
          )}
        </div>
        <PriceAside product={product} prices={prices} preview={preview} />
      </div>
    </div>
  )
}

interface PreviewProps {
  picture: CustomizationPicture
  steps: readonly Customization[]
  wizard: WizardState
  name: string
}

/** The bare product until the script is there, which draws the answers on it. */
function Preview({ picture, steps, wizard: { kept, isAlive }, name }: PreviewProps) {
  const bare = (
    <Picture picture={{ ...picture.image, alt: name }} sizes="20rem" widest={960} isFirst className="h-auto w-full" />
  )
  if (!isAlive) return bare
  return (
    <Suspense fallback={bare}>
      <ProductPreview {...{ picture, steps, kept, name }} />
    </Suspense>
  )
}

function Continue({ wizard, className = '' }: { wizard: WizardState; className?: string }) {
  const { words } = useCustomization()
  return (
    <Button
      type="submit"
      form={FORM_ID}
      disabled={wizard.isBusy || !wizard.isAlive}
      className={`px-5 desk:min-w-48 desk:px-10 ${className}`}
    >
      {wizard.isBusy ? words.checking : wizard.isFromSummary ? words.save : words.continue}
    </Button>
  )
}

/** A link like any other: the way back is also the browser’s own. */
function BackLink({ place, productPath }: { place: number; productPath: string }) {
  const { words } = useCustomization()
  const to = place === 0 ? productPath : { search: `?etape=${place}` }
  return (
    <LinkButton look="quiet" to={to} preventScrollReset={place > 0}>
      <span>{place === 0 ? words.toProduct : words.back}</span>
    </LinkButton>
  )
}

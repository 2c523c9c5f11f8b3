import { Glyph } from '#ui/pictures/glyphs.tsx'
import { Link } from '#ui/router/Link.tsx'
import { useCheckout } from './checkout-context.tsx'
import { useCheckoutState } from './checkout-state.ts'
import { type Step, stepsFor } from './checkout-steps.ts'

/** Where one is; what is done can be gone back to. */
export function Steps({ current }: { current: Step }) {
  const { words, path } = useCheckout()
  const { deliveryType } = useCheckoutState()
  const steps = stepsFor(deliveryType)
  const at = steps.indexOf(current)
  return (
    <nav aria-label={words.stepsLabel}>
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-[0.875rem] desk:gap-x-5 desk:text-[0.9375rem]">
        {steps.map((step, place) => (
          <li key={step} className="flex items-center gap-x-2 desk:gap-x-5">
            {place > 0 && <span aria-hidden className="h-px w-2 bg-ink/30 desk:w-10" />}
            {place < at ? (
              <Link to={path(`/cart/${step}`)} className="flex min-h-11 items-center gap-0.5 desk:gap-1.5">
                <Glyph sign="tick" />
                <span className="border-b border-ink/40">{words.steps[step]}</span>
                <span className="sr-only">{`(${words.stepDone})`}</span>
              </Link>
            ) : (
              <span
                aria-current={place === at ? 'step' : undefined}
                className={`flex min-h-11 items-center ${place === at ? 'text-heading' : 'text-ink/75'}`}
              >
                <span className={place === at ? 'border-b-2 border-primary pb-0.5' : ''}>{words.steps[step]}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

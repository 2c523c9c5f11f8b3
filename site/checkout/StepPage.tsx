import { type ReactNode, useEffect, useRef } from 'react'
import type { Cart } from '#contract/carts/carts.ts'
import { today } from '#site/browser/today.ts'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { useLocation, useNavigate } from '#ui/router/hooks.ts'
import { readCart, useCheckoutCart, watchCart } from './checkout-cart.ts'
import { type CheckoutState, NOTHING_CHOSEN } from './checkout-choices.ts'
import { useCheckout } from './checkout-context.tsx'
import { useCheckoutState } from './checkout-state.ts'
import { detourFrom, openStep, type Step } from './checkout-steps.ts'
import { EXPECTED_CART } from './expected-cart.ts'
import { Notice, QuietButton } from './parts.tsx'
import { FoldedRecap, Recap } from './Recap.tsx'
import { Steps } from './Steps.tsx'
import { useIsAlive } from './use-is-alive.ts'

/** What one step hands to the one it leads to. */
export interface StepVisit {
  why?: 'address' | 'shipping'
  errors?: Readonly<Record<string, string>>
  message?: string
}

/** What a step is drawn from. */
export interface StepFacts {
  cart: Cart
  state: CheckoutState
  visit: StepVisit
  /** The cart is not read yet: this is what most will see, to be looked at only. */
  isWaiting: boolean
}

interface StepPageProps {
  step: Step
  heading: string
  /** Whether it is drawn before the cart is read, as it is for who has chosen nothing yet. */
  isPreviewed?: boolean
  children: (ready: StepFacts) => ReactNode
}

/** A step of the checkout: entered too early, it leads back to the first that lacks something and says why. */
export function StepPage({ step, heading, isPreviewed = false, children }: StepPageProps) {
  const { words } = useCheckout()
  const isAlive = useIsAlive()
  const state = useCheckoutState()
  const { cart, isRead, isAway, news } = useCheckoutCart()
  const visit = useVisit()
  useEffect(watchCart, [])
  const isReady = isAlive && isRead
  const detour = isReady ? detourFrom(step, openStep({ state, cart, today: today() })) : null
  useDetour(detour === 'cart' ? null : detour)
  const title = useFocusOnArrival()

  return (
    // As high as the window: what is filled in later pushes nothing that one sees.
    <div className="mx-auto min-h-svh w-full max-w-[76rem] flex-1 px-6 pt-6 pb-20 desk:px-10 desk:pt-10">
      <Steps current={step} />
      {cart && isReady && detour === null ? (
        <FoldedRecap cart={cart} state={state} />
      ) : (
        detour !== 'cart' && <div className="with-cart mt-4 min-h-14 desk:hidden" />
      )}
      <div className="mt-8 desk:mt-12 desk:grid desk:grid-cols-[minmax(0,1fr)_22rem] desk:gap-x-20">
        <div className="min-w-0">
          <h1 ref={title} tabIndex={-1} className="title-2 outline-none">
            {detour === 'cart' ? words.noCart.heading : heading}
          </h1>
          <noscript>
            <p className="mt-6">{words.needsScript}</p>
          </noscript>
          {content()}
        </div>
        {cart && isReady && detour === null && <Recap cart={cart} state={state} />}
      </div>
    </div>
  )

  function content() {
    if (isAlive && isAway) return <CartAway />
    const isWaiting = !isReady || (detour !== null && detour !== 'cart')
    if (isWaiting && !(isPreviewed && isNewcomer(visit))) return <Waiting />
    if (!isWaiting && (detour === 'cart' || !cart)) return <NoCart />
    const facts = isWaiting || !cart ? PREVIEW : { cart, state, visit, isWaiting }
    return (
      <>
        {isWaiting && <Waiting isBesidePreview />}
        {visit.why && !isWaiting && (
          <div className="mt-8">
            <Notice>{words.why[visit.why]}</Notice>
          </div>
        )}
        {news.length > 0 && !isWaiting && (
          <div className="mt-8">
            <Notice>
              {news.map((message) => (
                <p key={message}>{message}</p>
              ))}
            </Notice>
          </div>
        )}
        {isPreviewed ? (
          // Of one kind before and after, so that what is drawn stays where it is.
          <fieldset
            role="presentation"
            disabled={isWaiting}
            className={`min-w-0 ${isWaiting ? 'step-preview noscript:hidden' : ''}`}
          >
            {children(facts)}
          </fieldset>
        ) : (
          children(facts)
        )}
      </>
    )
  }
}

const PREVIEW: StepFacts = { cart: EXPECTED_CART, state: NOTHING_CHOSEN, visit: {}, isWaiting: true }

/** Sent here by no other step: there is nothing to be told before all else. */
function isNewcomer(visit: StepVisit): boolean {
  return Object.keys(visit).length === 0
}

function useVisit(): StepVisit {
  const { state } = useLocation() as { state: StepVisit | null }
  return state ?? {}
}

function useDetour(to: 'address' | 'shipping' | 'payment' | null): void {
  const navigate = useNavigate()
  const { path } = useCheckout()
  const address = to && path(`/cart/${to}`)
  useEffect(() => {
    if (address) void navigate(address, { replace: true, state: { why: to } })
  }, [address, to, navigate])
}

/** Who comes from another step hears where they are. */
function useFocusOnArrival() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    if (key !== 'default') heading.current?.focus()
  }, [key])
  return heading
}

function Waiting({ isBesidePreview = false }: { isBesidePreview?: boolean }) {
  const { words } = useCheckout()
  const place = isBesidePreview ? 'step-waiting absolute' : ''
  return (
    <p role="status" className={`mt-8 text-ink/80 noscript:hidden ${place}`}>
      {words.wait}
    </p>
  )
}

function NoCart() {
  const { words, path } = useCheckout()
  return (
    <div className="mt-6">
      <p>{words.noCart.lead}</p>
      <LinkButton to={path('/nos-vins')} className="mt-8">
        {words.noCart.toWines}
      </LinkButton>
    </div>
  )
}

function CartAway() {
  const { words } = useCheckout()
  return (
    <div className="mt-8">
      <Notice kind="alert">
        <p>{words.cartAway}</p>
        <QuietButton onClick={() => void readCart()}>{words.retry}</QuietButton>
      </Notice>
    </div>
  )
}

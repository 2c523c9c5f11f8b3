import { type ReactNode, useEffect, useRef } from 'react'
import type { Cart } from '#contract/carts/carts.ts'
import { today } from '#site/browser/today.ts'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { useLocation, useNavigate } from '#ui/router/hooks.ts'
import { readCart, useCheckoutCart, watchCart } from './checkout-cart.ts'
import type { CheckoutState } from './checkout-choices.ts'
import { useCheckout } from './checkout-context.tsx'
import { useCheckoutState } from './checkout-state.ts'
import { detourFrom, openStep, type Step } from './checkout-steps.ts'
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

interface StepPageProps {
  step: Step
  heading: string
  children: (ready: { cart: Cart; state: CheckoutState; visit: StepVisit }) => ReactNode
}

/** A step of the checkout: entered too early, it leads back to the first that lacks something and says why. */
export function StepPage({ step, heading, children }: StepPageProps) {
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
        detour !== 'cart' && <div className="mt-4 min-h-14 desk:hidden" />
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
    if (!isReady || (detour !== null && detour !== 'cart')) return <Waiting />
    if (detour === 'cart' || !cart) return <NoCart />
    return (
      <>
        {visit.why && (
          <div className="mt-8">
            <Notice>{words.why[visit.why]}</Notice>
          </div>
        )}
        {news.length > 0 && (
          <div className="mt-8">
            <Notice>
              {news.map((message) => (
                <p key={message}>{message}</p>
              ))}
            </Notice>
          </div>
        )}
        {children({ cart, state, visit })}
      </>
    )
  }
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

function Waiting() {
  const { words } = useCheckout()
  return (
    <p role="status" className="mt-8 text-ink/80 noscript:hidden">
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

import { type ReactNode, useEffect } from 'react'
import type { Order } from '#contract/orders/orders.ts'
import type { RefusedForm } from '#site/accounts/form-answer.server.ts'
import { useCheckout } from '#site/checkout/checkout-context.tsx'
import { Notice, QuietButton } from '#site/checkout/parts.tsx'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { useNavigate } from '#ui/router/hooks.ts'
import { fill } from '#words/basics/fill.ts'
import { AccountOffer } from './AccountOffer.tsx'
import { EstateLetter } from './EstateLetter.tsx'
import { Invitation } from './Invitation.tsx'
import { NextSteps } from './NextSteps.tsx'
import { OrderRecap } from './OrderRecap.tsx'
import type { OrderGuideView } from './order-guide.server.ts'
import { ENDS, type Outcome as Kind, paymentOutcome } from './payment-outcome.ts'
import { ServedWines } from './ServedWines.tsx'
import { useOutcome } from './use-outcome.ts'

interface OutcomeProps {
  order: Order
  /** What follows it, once it is paid. */
  guide: OrderGuideView | null
  refused: RefusedForm | null
  siteName: string
}

/** How an order stands, by the server's word alone, whichever address one came back to. */
export function Outcome({ order: known, guide, refused, siteName }: OutcomeProps) {
  const { words } = useCheckout()
  const { order, isAsking, ask } = useOutcome(known)
  const kind = paymentOutcome(order)
  useRightAddress({ known, order, guide })
  const said = words.outcome[kind]
  return (
    <OutcomeFrame title={said.title} siteName={siteName} heading={fill(said.heading, { firstname: order.firstname })}>
      <p className="mt-2 lining-nums">{fill(words.outcome.reference, { reference: order.reference })}</p>
      <div role="status" className="mt-6 max-w-[60ch] text-[1.125rem]">
        <p>{kind === 'paid' && order.total === 0 ? words.outcome.paid.free : said.lead}</p>
        <Explained kind={kind} order={order} isAsking={isAsking} />
      </div>
      {guide?.opened && <OpenedAccount {...guide.opened} />}
      {guide && <EstateLetter text={guide.letter} signature={guide.signature} estate={siteName} />}
      {guide && !order.isDeposit && <NextSteps guide={guide} />}
      {guide?.wines && <ServedWines wines={guide.wines} />}
      {guide?.account && <AccountOffer offer={guide.account} refused={refused} />}
      {kind !== 'over' && <OrderRecap order={order} />}
      <Ways kind={kind} order={order} isAsking={isAsking} onAsk={ask} />
      {guide?.invitation && <Invitation invitation={guide.invitation} />}
    </OutcomeFrame>
  )
}

/** With scripts, the rest of the site learns who is in; without, the next page tells. */
function OpenedAccount({ text, label, path }: NonNullable<OrderGuideView['opened']>) {
  useEffect(() => {
    void import('#site/accounts/after-form.ts').then(({ welcome }) => welcome())
  }, [])
  return (
    <div className="mt-8">
      <Notice>
        <p>{text}</p>
        <p className="mt-2">
          <QuietLink to={path}>{label}</QuietLink>
        </p>
      </Notice>
    </div>
  )
}

/** An answer that comes while one waits leads to the address that says so, with all that follows a paid order. */
function useRightAddress({ known, order, guide }: Pick<OutcomeProps, 'order' | 'guide'> & { known: Order }): void {
  const { path } = useCheckout()
  const navigate = useNavigate()
  const outcome = paymentOutcome(order)
  const [before, after] = [ENDS[paymentOutcome(known)], ENDS[outcome]]
  const isTold = before === after && (outcome !== 'paid' || guide !== null)
  const address = isTold ? null : path(`${after}?order=${order.publicId}`)
  useEffect(() => {
    if (address) void navigate(address, { replace: true, preventScrollReset: true })
  }, [address, navigate])
}

/** What follows for who waits or was refused. */
function Explained({ kind, order, isAsking }: { kind: Kind; order: Order; isAsking: boolean }) {
  const { words } = useCheckout()
  const { pending, failures, sentTo } = words.outcome
  if (kind === 'pending') return <p className="mt-3">{isAsking ? pending.checking : pending.later}</p>
  if (kind === 'failed' && order.payment?.failure) return <p className="mt-3">{failures[order.payment.failure]}</p>
  if (kind === 'paid') return <p className="mt-3 wrap-anywhere">{fill(sentTo, { email: order.email })}</p>
  return null
}

interface WaysProps {
  kind: Kind
  order: Order
  isAsking: boolean
  onAsk: () => void
}

function Ways({ kind, order, isAsking, onAsk }: WaysProps) {
  const { words, path } = useCheckout()
  const said = words.outcome
  return (
    <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">
      {(kind === 'failed' || kind === 'cancelled') && (
        <>
          <LinkButton to={path('/cart/payment')}>{said.payAgain}</LinkButton>
          <QuietLink to={path('/cart')}>{said.toCart}</QuietLink>
        </>
      )}
      {kind === 'pending' && !isAsking && (
        <>
          <QuietButton onClick={onAsk}>{said.pending.look}</QuietButton>
          <QuietLink to={path('/cart/payment')}>{said.pending.goBack}</QuietLink>
        </>
      )}
      {kind === 'paid' && order.invoice && (
        <>
          <PaperLink href={`/api/order/${order.publicId}/invoice/${order.invoice}`} isFile>
            {fill(said.invoice, { number: order.invoice })}
          </PaperLink>
          <PaperLink href={path(`/order/${order.publicId}/invoice/${order.invoice}`)}>{said.readInvoice}</PaperLink>
        </>
      )}
      {order.creditNotes.map((number) => (
        <PaperLink key={number} href={path(`/order/${order.publicId}/invoice/${number}`)}>
          {fill(said.creditNote, { number })}
        </PaperLink>
      ))}
      {(kind === 'paid' || kind === 'over') && <QuietLink to={path('/')}>{said.home}</QuietLink>}
    </p>
  )
}

/** A paper of the order: a file to keep, or the same words as a page. */
function PaperLink({ href, isFile = false, children }: { href: string; isFile?: boolean; children: string }) {
  return (
    <a href={href} download={isFile} className="flex min-h-11 items-center">
      <span className="border-b border-current lining-nums">{children}</span>
    </a>
  )
}

function QuietLink({ to, children }: { to: string; children: string }) {
  return (
    <LinkButton look="quiet" to={to}>
      <span>{children}</span>
    </LinkButton>
  )
}

interface OutcomeFrameProps {
  title: string
  heading: string
  siteName: string
  children: ReactNode
}

function OutcomeFrame({ title, heading, siteName, children }: OutcomeFrameProps) {
  return (
    <div className="mx-auto w-full max-w-[52rem] flex-1 px-6 py-12 desk:px-10 desk:py-20">
      <title>{`${title} — ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="title-2">{heading}</h1>
      {children}
    </div>
  )
}

/** Without an order to speak of, nothing is claimed about one. */
export function NoOutcome({ siteName }: { siteName: string }) {
  const { words, path } = useCheckout()
  const { title, heading, lead } = words.outcome.none
  return (
    <OutcomeFrame title={title} siteName={siteName} heading={heading}>
      <p className="mt-6 max-w-[60ch] text-[1.125rem]">{lead}</p>
      <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">
        <LinkButton to={path('/cart')}>{words.outcome.toCart}</LinkButton>
        <QuietLink to={path('/')}>{words.outcome.home}</QuietLink>
      </p>
    </OutcomeFrame>
  )
}

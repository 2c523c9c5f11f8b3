import { data, redirect } from 'react-router'
import { getPaymentLink, payByLink } from '#contract/checkout/routes.ts'
import { linkPage } from '#site/accounts/frame/link-page.server.ts'
import { QuietPage } from '#site/accounts/frame/QuietPage.tsx'
import { OrderBill } from '#site/checkout/links/OrderBill.tsx'
import { paymentLinkView } from '#site/checkout/links/payment-link-view.server.ts'
import { TermsTick } from '#site/checkout/links/TermsTick.tsx'
import { loadPrivacyText } from '#site/privacy/privacy-text.server.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { Button } from '#ui/controls/Button.tsx'
import { FieldProblem } from '#ui/controls/FieldProblem.tsx'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { Form } from '#ui/router/Form.tsx'
import { useNavigation } from '#ui/router/hooks.ts'
import { PrivacyNote } from '#ui/text/PrivacyNote.tsx'
import { pathInLocale } from '#words/basics/locales.ts'
import { paymentLinkWords } from '#words/checkout/payment-link/words.ts'
import type { Route } from './+types/payment-link.ts'

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { locale } = page
  const answer = await page.askAsCaller(getPaymentLink, { params: { token } })
  const view = paymentLinkView(answer.success ? answer.data.link : null, locale)
  const shown = {
    ...view,
    words: paymentLinkWords[locale],
    privacy: view.pay ? await loadPrivacyText(page) : null,
    saleTerms: pathInLocale('/sale-terms', locale),
    contact: pathInLocale('/nous-contacter', locale),
  }
  return linkPage(shown, { isOver: view.isOver })
}

/** Leads to the bank; what is missing is told beside its field. */
export async function action({ context, params: { token }, request }: Route.ActionArgs) {
  const { askAsCaller, locale } = context.get(pageContext)
  const acceptsSaleTerms = (await request.formData()).get('acceptsSaleTerms') === 'on'
  const answer = await askAsCaller(payByLink, { params: { token }, body: { acceptsSaleTerms } })
  const own = pathInLocale(`/payment/${token}`, locale)
  if (answer.success) {
    const { payment } = answer.data
    if (payment.kind !== 'redirect') throw redirect(own, 303)
    // A page of ours is read in the language one pays in.
    throw redirect(payment.url.startsWith('/') ? pathInLocale(payment.url, locale) : payment.url, 303)
  }
  const { code, message, errors } = answer
  if (code === 'payment-link-over' || code === 'payment-link-not-found') throw redirect(own, 303)
  const told: Record<string, string> = errors ?? {}
  const said = errors ? paymentLinkWords[locale].problems : message
  return data({ problem: told.acceptsSaleTerms, message: said }, { status: errors ? 400 : 409 })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** What is to be paid and for what, and the way to the bank: for whoever holds the link. Works without a script. */
export default function PaymentLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle'
  const { words, title, intro, bill, pay, failed, privacy, saleTerms, contact } = loaderData
  return (
    <QuietPage eyebrow={words.eyebrow} title={title} intro={intro}>
      <FieldProblem role="alert" text={actionData?.message ?? failed} />
      {bill && <OrderBill bill={bill} />}
      {pay ? (
        <Form method="post" noValidate className="mt-10 flex flex-col gap-8">
          <TermsTick words={words} problem={actionData?.problem} path={saleTerms} />
          {privacy && <PrivacyNote text={privacy} />}
          <Button type="submit" disabled={isBusy} className="max-desk:w-full desk:self-start">
            {pay}
          </Button>
        </Form>
      ) : (
        <LinkButton to={contact} look="outline" size="medium" className="mt-8">
          {words.contact}
        </LinkButton>
      )}
    </QuietPage>
  )
}

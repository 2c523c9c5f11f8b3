import { parisDay } from '#rules/basics/paris-time.ts'
import { lastMoment } from '#rules/gift-cards/last-moment.ts'
import { answerBalance, type BalanceAnswer } from '#site/gift-cards/answer-balance.server.ts'
import { useSite } from '#site/shell/find-page.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { useProblemFocus } from '#ui/controls/use-problem-focus.ts'
import { Form } from '#ui/router/Form.tsx'
import { useNavigation } from '#ui/router/hooks.ts'
import { formatDay } from '#words/basics/dates.ts'
import { fill } from '#words/basics/fill.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'
import { formatPrice } from '#words/basics/prices.ts'
import type { GiftCardWords } from '#words/gift-cards/fr.ts'
import { giftCardWords } from '#words/gift-cards/words.ts'
import type { Route } from './+types/gift-card.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { words: giftCardWords[context.get(pageContext).locale].balance }
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerBalance(context.get(pageContext), await request.formData())
}

/** What is left on a gift card. The code is posted: it stands in no address and in no history. */
export default function GiftCardPage({ loaderData: { words }, actionData }: Route.ComponentProps) {
  const site = useSite()
  const isBusy = useNavigation().state === 'submitting'
  const refused = actionData?.kind === 'refused' ? actionData : null
  const form = useProblemFocus<HTMLFormElement>(refused)
  if (!site) return null
  return (
    <div className="mx-auto w-full max-w-[44rem] flex-1 px-6 py-12 desk:px-10 desk:py-24">
      <title>{`${words.title} — ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="title-2">{words.title}</h1>
      <p className="mt-5 max-w-[52ch]">{words.lead}</p>
      <Form ref={form} method="post" noValidate className="mt-10 flex max-w-[28rem] flex-col items-start gap-6">
        <div className="w-full">
          <TextField
            id="code"
            name="code"
            look="boxed"
            label={words.code}
            hint={words.codeHint}
            problem={refused?.problem}
            defaultValue={refused?.code}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-required
          />
        </div>
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? words.seeing : words.see}
        </Button>
      </Form>
      <div role="status">
        {actionData?.kind === 'told' && <Balance told={actionData} words={words} locale={site.locale} />}
      </div>
    </div>
  )
}

interface BalanceProps {
  told: Extract<BalanceAnswer, { kind: 'told' }>
  words: GiftCardWords['balance']
  locale: Locale
}

function Balance({ told: { balance, expiresAt }, words, locale }: BalanceProps) {
  // It ends at midnight: the day before is its last.
  const lastDay = parisDay(new Date(lastMoment(expiresAt)))
  return (
    <section className="mt-12 border-ink/15 border-t pt-8">
      <p className="eyebrow text-accent">{words.left}</p>
      <p className="mt-3 font-title text-[3rem] text-heading leading-none lining-nums">
        {formatPrice(balance, locale)}
      </p>
      {balance > 0 ? (
        <>
          <p className="mt-5">{fill(words.until, { day: formatDay(lastDay, locale) })}</p>
          <p className="mt-1">{words.how}</p>
          <LinkButton to={pathInLocale('/nos-vins', locale)} className="mt-8">
            {words.toShop}
          </LinkButton>
        </>
      ) : (
        <p className="mt-5">{words.empty}</p>
      )}
    </section>
  )
}

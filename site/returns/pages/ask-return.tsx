import { getReturnInfo, getReturns } from '#contract/returns/routes.ts'
import { answeredOrMissing, findShownOrder } from '#site/orders/account/find-order.server.ts'
import { Told } from '#site/orders/account/Told.tsx'
import { answerReturnForm, type RefusedReturn } from '#site/returns/answer-return-form.server.ts'
import { useSite } from '#site/shell/find-page.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'
import { Button } from '#ui/controls/Button.tsx'
import { EmptyState } from '#ui/controls/EmptyState.tsx'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { TextArea } from '#ui/controls/TextArea.tsx'
import { useProblemFocus } from '#ui/controls/use-problem-focus.ts'
import { Form } from '#ui/router/Form.tsx'
import { Link } from '#ui/router/Link.tsx'
import { fill } from '#words/basics/fill.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import type { ReturnWords } from '#words/returns/fr.ts'
import { returnWords } from '#words/returns/words.ts'
import type { Route } from './+types/ask-return.ts'

export async function loader({ params: { id = '' }, context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { order, place } = await findShownOrder(page, id)
  const [{ lines, withdrawal }, info] = await Promise.all([
    page.askAsCaller(getReturns, { query: { order: id } }).then(answeredOrMissing),
    page.ask(getReturnInfo, {}).then(answered),
  ])
  const { ask: words, reasons } = returnWords[page.locale]
  return {
    words,
    intro: info.isActive ? info.returnAskDescription : info.message,
    reference: order.reference,
    lines: info.isActive
      ? lines
          .filter(({ left }) => left > 0)
          .map(({ line, name, label, left, reasons: allowed }) => ({
            line,
            name: [name, label].filter(Boolean).join(', '),
            left,
            reasons: allowed.map((value) => ({ value, label: reasons[value] })),
          }))
      : [],
    back: pathInLocale(place.path, page.locale),
    withdraw: withdrawal.isPossible ? pathInLocale(`/withdrawal?order=${order.publicId}`, page.locale) : null,
  }
}

export async function action({ params: { id = '' }, context, request }: Route.ActionArgs) {
  return answerReturnForm(context.get(pageContext), { id, form: await request.formData() })
}

type Loaded = Route.ComponentProps['loaderData']

/** Which pieces come back and why: one plain form. */
export default function AskReturnPage({ loaderData, actionData }: Route.ComponentProps) {
  const site = useSite()
  if (!site) return null
  const { words, intro, reference, lines, back, withdraw } = loaderData
  return (
    <>
      <title>{`${words.title} — ${site.name}`}</title>
      <Link to={back} className="inline-block py-2 underline underline-offset-4">
        {words.back}
      </Link>
      <p className="eyebrow mt-4 text-accent lining-nums">{fill(words.order, { reference })}</p>
      <h1 className="title-2 mt-2">{words.title}</h1>
      <p className="mt-4 max-w-[60ch] whitespace-pre-line">{intro}</p>
      {withdraw && (
        <p className="mt-3 max-w-[60ch]">
          {`${words.exchange} `}
          <Link to={withdraw} className="underline underline-offset-4">
            {words.withdraw}
          </Link>
          .
        </p>
      )}
      {lines.length === 0 ? (
        <div className="mt-10">
          <EmptyState title={words.nothing} hint={words.nothingHint} />
        </div>
      ) : (
        <ReturnForm words={words} lines={lines} refused={actionData ?? null} />
      )}
    </>
  )
}

interface ReturnFormProps extends Pick<Loaded, 'lines'> {
  words: ReturnWords['ask']
  refused: RefusedReturn | null
}

function ReturnForm({ words, lines, refused }: ReturnFormProps) {
  const form = useProblemFocus<HTMLFormElement>(refused)
  return (
    <Form ref={form} method="post" noValidate preventScrollReset className="mt-8 flex max-w-3xl flex-col gap-6">
      {refused && <Told kind="alert">{refused.message}</Told>}
      <fieldset>
        <legend className="title-3 font-title text-heading">{words.products}</legend>
        <ul className="mt-3">
          {lines.map((line) => (
            <LineFields key={line.line} words={words} line={line} refused={refused} />
          ))}
        </ul>
      </fieldset>
      <TextArea
        id="description"
        name="description"
        look="soft"
        rows={4}
        maxLength={2_000}
        label={words.description}
        optional={words.optional}
        hint={words.descriptionHint}
        defaultValue={refused?.typed.description}
      />
      <p className="text-[0.9375rem] text-ink/80">{words.pictures}</p>
      <div>
        <Button type="submit" size="medium">
          {words.submit}
        </Button>
      </div>
    </Form>
  )
}

interface LineFieldsProps extends Omit<ReturnFormProps, 'lines'> {
  line: Loaded['lines'][number]
}

function LineFields({ words, line: { line, name, left, reasons }, refused }: LineFieldsProps) {
  const counts = Array.from({ length: Math.min(left, 60) + 1 }, (_, count) => ({
    value: count,
    label: count === 0 ? words.none : String(count),
  }))
  return (
    <li className="border-ink/15 border-b py-5">
      <p className="wrap-anywhere text-heading">{name}</p>
      <div className="mt-3 grid gap-4 desk:grid-cols-[9rem_1fr]">
        <SelectField
          id={`quantity-${line}`}
          name={`quantity-${line}`}
          look="soft"
          label={words.quantity}
          hint={fill(words.left, { n: left })}
          choices={counts}
          defaultValue={refused?.typed[`quantity-${line}`] ?? '0'}
          aria-label={`${words.quantity}, ${name}`}
        />
        <SelectField
          id={`reason-${line}`}
          name={`reason-${line}`}
          look="soft"
          label={words.reason}
          choices={[{ value: '', label: words.chooseReason }, ...reasons]}
          defaultValue={refused?.typed[`reason-${line}`] ?? ''}
          problem={refused?.unreasoned.includes(line) ? words.chooseReason : undefined}
          aria-label={`${words.reason} ${name}`}
        />
      </div>
    </li>
  )
}

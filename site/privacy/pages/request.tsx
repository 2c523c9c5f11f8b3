import { data } from 'react-router'
import { PRIVACY_KINDS } from '#contract/privacy/closed-sets.ts'
import { askPrivacyRequest } from '#contract/privacy/routes.ts'
import { QuietPage } from '#site/accounts/frame/QuietPage.tsx'
import { pageContext } from '#site/shell/load-context.ts'
import { Button } from '#ui/controls/Button.tsx'
import { FieldProblem } from '#ui/controls/FieldProblem.tsx'
import { Radio } from '#ui/controls/Radio.tsx'
import { TextArea } from '#ui/controls/TextArea.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Form } from '#ui/router/Form.tsx'
import { pathInLocale } from '#words/basics/locales.ts'
import { privacyWords } from '#words/privacy/words.ts'
import type { Route } from './+types/request.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(pageContext)
  return { words: privacyWords[locale], policy: pathInLocale('/privacy-policy', locale) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const given = (name: string) => String(form.get(name) ?? '')
  const kind = PRIVACY_KINDS.find((one) => one === form.get('kind')) ?? 'ACCESS'
  const body = { email: given('email'), kind, message: given('message') }
  const answer = await context.get(pageContext).askAsCaller(askPrivacyRequest, { body })
  if (answer.success) return { isAsked: true as const }
  const { code, message, errors = {} } = answer
  return data(
    { isAsked: false as const, ...body, errors, told: message },
    { status: code === 'too-many-requests' ? 429 : 400 },
  )
}

/** What anyone may ask about their data, with or without an account. Works without a script. */
export default function RequestPage({ loaderData: { words, policy }, actionData }: Route.ComponentProps) {
  const said = words.request
  if (actionData?.isAsked) return <QuietPage eyebrow={words.eyebrow} title={said.asked} intro={said.askedHint} />
  const errors: Readonly<Record<string, string>> = actionData?.errors ?? {}
  return (
    <QuietPage eyebrow={words.eyebrow} title={said.title} intro={said.intro}>
      <Form method="post" noValidate className="flex flex-col gap-7">
        {actionData && Object.keys(errors).length === 0 && <FieldProblem role="alert" text={actionData.told} />}
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-4 font-medium">{said.kind}</legend>
          {PRIVACY_KINDS.map((kind) => (
            <Radio
              key={kind}
              name="kind"
              value={kind}
              label={words.kinds[kind]}
              hint={said.hints[kind]}
              defaultChecked={(actionData?.kind ?? 'ACCESS') === kind}
            />
          ))}
        </fieldset>
        <TextField
          id="privacy-email"
          name="email"
          type="email"
          look="soft"
          label={said.email}
          autoComplete="email"
          inputMode="email"
          required
          defaultValue={actionData?.email}
          problem={errors.email}
        />
        <TextArea
          id="privacy-message"
          name="message"
          look="soft"
          rows={4}
          label={said.message}
          hint={said.messageHint}
          defaultValue={actionData?.message}
          problem={errors.message}
        />
        <Button type="submit" size="medium" className="self-start">
          {said.submit}
        </Button>
        <p className="text-[0.875rem]">
          <a href={policy} className="underline underline-offset-4">
            {said.policy}
          </a>
        </p>
      </Form>
    </QuietPage>
  )
}

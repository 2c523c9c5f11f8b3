import type { ReactNode } from 'react'
import { data, redirect } from 'react-router'
import { getNewsletterSubscription } from '#contract/newsletters/routes.ts'
import { deleteUser, getUserPrivacyRequests } from '#contract/privacy/routes.ts'
import { answeredToOwner } from '#site/accounts/frame/signed-in.server.ts'
import { DeleteAccountForm } from '#site/privacy/DeleteAccountForm.tsx'
import { DeletionFacts } from '#site/privacy/DeletionFacts.tsx'
import { RequestList } from '#site/privacy/RequestList.tsx'
import { useSite } from '#site/shell/find-page.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { Link } from '#ui/router/Link.tsx'
import { pathInLocale } from '#words/basics/locales.ts'
import { privacyWords } from '#words/privacy/words.ts'
import type { Route } from './+types/account-privacy.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { requests } = answeredToOwner(await page.askAsCaller(getUserPrivacyRequests, {}), page)
  const { isProven } = answeredToOwner(await page.askAsCaller(getNewsletterSubscription, {}), page)
  return { words: privacyWords[page.locale], requests, isProven }
}

const STATUS: Readonly<Record<string, number>> = {
  'password-wrong': 403,
  'demo-account': 403,
  'too-many-requests': 429,
  'account-kept': 403,
}

export async function action({ context, request }: Route.ActionArgs) {
  const { askAsCaller, locale } = context.get(pageContext)
  const password = String((await request.formData()).get('password') ?? '')
  const answer = await askAsCaller(deleteUser, { body: { password } })
  if (answer.success) throw redirect(pathInLocale('/privacy/deleted', locale))
  const { code, message, errors = {} } = answer
  const wrong = code === 'password-wrong' ? message : errors.password
  return data({ message, password: wrong }, { status: STATUS[code] ?? (code === 'invalid-input' ? 400 : 409) })
}

/** What is kept of a customer and why, and everything that they can do about it. */
export default function AccountPrivacy({ loaderData, actionData }: Route.ComponentProps) {
  const site = useSite()
  if (!site) return null
  const { words, requests, isProven } = loaderData
  const said = words.account
  const at = (path: string) => pathInLocale(path, site.locale)
  const link = 'underline underline-offset-4'
  return (
    <>
      <title>{`${said.title} — ${site.name}`}</title>
      <h1 className="title-2">{said.title}</h1>
      <p className="mt-5 max-w-[60ch]">{said.intro}</p>
      <Chapter title={said.keptTitle}>
        <KeptTable said={said} />
      </Chapter>
      <Chapter title={said.takeTitle}>
        <p className="mb-5 max-w-[60ch]">{said.take}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <LinkButton to={at('/account/privacy/export')} size="medium">
            {said.see}
          </LinkButton>
          <a href="/api/user/export/file" download={words.export.filename} className={`${link} py-2`}>
            {words.export.download}
          </a>
        </div>
      </Chapter>
      <Chapter title={said.requestsTitle}>
        <RequestList requests={requests} words={words} locale={site.locale} />
        <p className="mt-4">
          {said.requests}{' '}
          <Link to={at('/privacy/request')} className={link}>
            {said.ask}
          </Link>
        </p>
      </Chapter>
      <Chapter title={said.consentTitle}>
        <p className="mb-3 max-w-[60ch]">{said.consent}</p>
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <Link to={at('/account/newsletter')} className={link}>
            {said.newsletter}
          </Link>
          <Link to={at('/cookie-policy')} className={link}>
            {said.cookies}
          </Link>
        </p>
      </Chapter>
      <Chapter title={said.deleteTitle}>
        <p className="mb-4 max-w-[60ch]">{words.deletion.intro}</p>
        <DeletionFacts said={words.deletion} />
        {!isProven && (
          <p className="-mt-4 mb-8 max-w-[60ch] text-[0.9375rem]">
            {said.unproven}{' '}
            <Link to={at('/privacy/request')} className={link}>
              {said.ask}
            </Link>
          </p>
        )}
        <DeleteAccountForm words={words} refused={actionData ?? null} />
      </Chapter>
    </>
  )
}

function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-14 border-ink/15 border-t pt-8">
      <h2 className="title-3 mb-5">{title}</h2>
      {children}
    </section>
  )
}

function KeptTable({ said }: { said: Route.ComponentProps['loaderData']['words']['account'] }) {
  const { what, why, until } = said
  return (
    <dl className="flex flex-col text-[0.9375rem]">
      {said.kept.map((kept) => (
        <div
          key={kept.what}
          className="grid gap-x-6 gap-y-1 border-ink/10 border-t py-3 first:border-t-0 desk:grid-cols-3"
        >
          <dt className="font-medium">
            <span className="sr-only">{what} </span>
            {kept.what}
          </dt>
          <dd>
            <span className="sr-only">{why} </span>
            {kept.why}
          </dd>
          <dd className="opacity-80">
            <span className="sr-only">{until} </span>
            {kept.until}
          </dd>
        </div>
      ))}
    </dl>
  )
}

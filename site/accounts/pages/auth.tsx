import type { ReactNode } from 'react'
import { FROM_DESK } from '#rules/sites/screens.ts'
import { answerForm } from '#site/accounts/answer-form.server.ts'
import { CodeForm } from '#site/accounts/CodeForm.tsx'
import { LoginForm } from '#site/accounts/LoginForm.tsx'
import { loadAccount } from '#site/accounts/load-account.server.ts'
import { RegisterForm } from '#site/accounts/RegisterForm.tsx'
import { useSite } from '#site/shell/find-page.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { Picture } from '#ui/pictures/Picture.tsx'
import type { Route } from './+types/auth.ts'

export const handle = { sleeps: true }

export function loader({ context, request }: Route.LoaderArgs) {
  return loadAccount(context.get(pageContext), request.url)
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerForm(context.get(pageContext), await request.formData())
}

/** One door: signing in and opening an account side by side. */
export default function AuthPage({ loaderData, actionData }: Route.ComponentProps) {
  const site = useSite()
  if (!site) return null
  const { words, next, rules, privacy, picture, hasNewPassword } = loaderData
  const refused = (intent: 'login' | 'register') => (actionData?.intent === intent ? actionData : null)
  const challenge = actionData?.challenge
  const hasProblem = actionData !== undefined && actionData.message !== ''
  return (
    <div className="grid flex-1 desk:grid-cols-12">
      <title>{`${words.title} — ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      {picture && (
        <div className="relative h-36 desk:col-span-3 desk:h-auto">
          <Picture
            picture={{ ...picture, alt: '' }}
            sizes={`${FROM_DESK} 26vw, 100vw`}
            widest={1_200}
            className="absolute inset-0 size-full bg-ink/5 object-cover"
          />
        </div>
      )}
      <div
        className={`px-6 py-12 desk:px-14 desk:py-20 wide:px-20 ${picture ? 'desk:col-span-9' : 'mx-auto max-w-6xl desk:col-span-12'}`}
      >
        <p className="eyebrow mb-4 text-accent">{words.eyebrow}</p>
        {challenge ? (
          <div className="max-w-xl">
            <h1 className="title-2">{words.factor.title}</h1>
            <p className="mt-5 mb-10 max-w-[52ch]">{words.factor.intro}</p>
            <CodeForm words={words} next={next} challenge={challenge} refused={hasProblem ? actionData : null} />
          </div>
        ) : (
          <>
            <h1 className="title-2">{words.title}</h1>
            <p className="mt-5 max-w-[52ch]">{words.intro}</p>
            <a href="#register" className="mt-3 inline-block py-1 underline underline-offset-4 desk:hidden">
              {words.register.jump}
            </a>
            {hasNewPassword && (
              <p role="status" className="mt-6 max-w-[52ch] border-primary border-l-2 bg-ink/[0.045] px-4 py-3">
                {words.login.newPassword}
              </p>
            )}
            <div className="mt-12 grid gap-x-16 gap-y-16 desk:mt-16 desk:grid-cols-[5fr_7fr] wide:gap-x-24">
              <Door title={words.login.title} id="sign-in">
                <LoginForm words={words} next={next} locale={site.locale} refused={refused('login')} />
              </Door>
              <Door title={words.register.title} id="register" intro={words.register.intro}>
                <RegisterForm
                  words={words}
                  rules={rules}
                  privacy={privacy}
                  locale={site.locale}
                  next={next}
                  refused={refused('register')}
                />
              </Door>
            </div>
          </>
        )}
      </div>
    </div>
  )
}

function Door({ id, title, intro, children }: { id: string; title: string; intro?: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="border-ink/15 border-t pt-8">
      <h2 id={id} className="title-3 mb-6">
        {title}
      </h2>
      {intro && <p className="-mt-2 mb-6 max-w-[52ch] text-[0.9375rem]">{intro}</p>}
      {children}
    </section>
  )
}

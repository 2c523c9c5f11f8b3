import { useLocation } from '#ui/router/hooks.ts'
import { Link } from '#ui/router/Link.tsx'
import { useWords } from '#ui/text/words-context.tsx'
import { localeFromPath, pathInLocale } from '#words/basics/locales.ts'

/** What went wrong, in the estate's own frame, and the way home. */
export function ErrorMessage({ status }: { status: number }) {
  const words = useWords()
  const { pathname } = useLocation()
  const isMissing = status === 404
  return (
    <section className="mx-auto flex w-full max-w-3xl flex-1 flex-col items-center justify-center gap-7 px-6 py-28 text-center desk:py-40">
      <title>{isMissing ? words.notFound : words.error}</title>
      <meta name="robots" content="noindex" />
      <p className="eyebrow text-accent lining-nums">{status}</p>
      <h1 className="title-1">{isMissing ? words.notFound : words.error}</h1>
      <p className="max-w-[46ch] text-[1.125rem]">{isMissing ? words.notFoundHint : words.errorHint}</p>
      <Link
        to={pathInLocale('/', localeFromPath(pathname))}
        className="border-b border-current pt-2 pb-1 transition-opacity hover:opacity-70"
      >
        {words.backHome}
      </Link>
    </section>
  )
}

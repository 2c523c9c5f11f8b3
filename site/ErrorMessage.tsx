import { Link, useLocation } from 'react-router'
import { useWords } from '#ui/words-context.tsx'
import { localeOfPath, pathInLocale } from '#words/locales.ts'

export function ErrorMessage({ status }: { status: number }) {
  const words = useWords()
  const { pathname } = useLocation()
  const isMissing = status === 404
  return (
    <section className="mx-auto flex w-full max-w-3xl flex-1 flex-col items-center justify-center gap-6 px-6 py-28 text-center">
      <title>{isMissing ? words.notFound : words.error}</title>
      <p className="text-sm tracking-[0.2em] text-accent">{status}</p>
      <h1 className="text-5xl desk:text-6xl">{isMissing ? words.notFound : words.error}</h1>
      <p>{isMissing ? words.notFoundHint : words.errorHint}</p>
      <Link
        to={pathInLocale('/', localeOfPath(pathname))}
        className="border-b border-current py-2 text-primary transition-colors hover:text-ink"
      >
        {words.backHome}
      </Link>
    </section>
  )
}

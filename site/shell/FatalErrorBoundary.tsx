import { Component, type ReactNode } from 'react'
import { useLocation } from '#ui/router/hooks.ts'
import { useWords } from '#ui/text/words-context.tsx'
import { localeFromPath, pathInLocale } from '#words/basics/locales.ts'

interface FatalErrorState {
  hasFailed: boolean
}

/** For an error page that fails itself. Only a class can catch what its children throw while they are drawn. */
export class FatalErrorBoundary extends Component<{ children: ReactNode }, FatalErrorState> {
  override state: FatalErrorState = { hasFailed: false }

  static getDerivedStateFromError(): FatalErrorState {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <BrokenError /> : this.props.children
  }
}

function BrokenError() {
  const words = useWords()
  const home = pathInLocale('/', localeFromPath(useLocation().pathname))
  return (
    <section className="mx-auto flex max-w-2xl flex-1 flex-col items-center justify-center gap-6 px-6 py-28 text-center">
      <h1 className="title-3">{words.errorPageFailed}</h1>
      <a href={home} className="border-b border-current py-2">
        {words.backHome}
      </a>
    </section>
  )
}

import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { localeOfPath } from '#words/locales.ts'
import { loadSiteWords } from './site-words.ts'
import { WordsProvider } from './words-context.tsx'

const words = await loadSiteWords(localeOfPath(window.location.pathname))

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <WordsProvider value={words}>
        <HydratedRouter />
      </WordsProvider>
    </StrictMode>,
  )
})

import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { WordsProvider } from '#ui/words-context.tsx'
import { localeOfPath } from '#words/locales.ts'
import { watchChunks } from './chunk-reload.ts'
import { loadSiteWords } from './site-words.ts'

watchChunks()
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

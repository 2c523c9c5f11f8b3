import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { WordsProvider } from '#ui/text/words-context.tsx'
import { localeFromPath } from '#words/basics/locales.ts'
import { watchChunks } from './browser/chunk-reload.ts'
import { loadSiteWords } from './shell/site-words.ts'

watchChunks()
const words = await loadSiteWords(localeFromPath(window.location.pathname))

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

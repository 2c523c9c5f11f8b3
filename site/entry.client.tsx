import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { makeShownPage, type PageData, type RootModule } from '#ui/router/page-data.ts'
import { WordsProvider } from '#ui/text/words-context.tsx'
import { localeFromPath } from '#words/basics/locales.ts'
import { BrowserPages } from './browser/BrowserPages.tsx'
import { currentLocation, startRouter } from './browser/browser-router.ts'
import { watchChunks } from './browser/chunk-reload.ts'
import { loadModules } from './browser/page-modules.ts'
import { DocumentFilesContext, PAGE_DATA_ID } from './shell/document-files.ts'
import { loadSiteWords } from './shell/site-words.ts'

watchChunks()
try {
  await takeOver()
} catch (fault) {
  // What waits for scripts that do not come goes the way without them.
  dispatchEvent(new Event('cuvee-alive'))
  throw fault
}

/** What the server has drawn comes to life. */
async function takeOver(): Promise<void> {
  // This script may be there before the end of the page is.
  if (document.readyState === 'loading') await new Promise((done) => addEventListener('DOMContentLoaded', done))
  const data = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '') as PageData
  const { version, styles } = data
  const [words, modules] = await Promise.all([
    loadSiteWords(localeFromPath(window.location.pathname)),
    loadModules(data),
  ])
  const page = makeShownPage({ data, modules, location: currentLocation('default'), cameBy: 'POP' })
  const view = startRouter({ page, version })
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <WordsProvider value={words}>
          <DocumentFilesContext value={{ styles, scripts: null }}>
            <BrowserPages first={view} root={modules.get('root') as RootModule} />
          </DocumentFilesContext>
        </WordsProvider>
      </StrictMode>,
    )
  })
}

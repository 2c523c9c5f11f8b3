import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { PageTree } from '#ui/router/PageTree.tsx'
import { type ModulesById, makeShownPage, type PageData, type RootModule } from '#ui/router/page-data.ts'
import { type Location, ShownPageContext } from '#ui/router/router-context.ts'
import { WordsProvider } from '#ui/text/words-context.tsx'
import type { PageFiles } from './server/page-files.ts'
import { pageJson } from './server/page-json.ts'
import { DocumentFilesContext } from './shell/document-files.ts'
import type { PageContext } from './shell/load-context.ts'
import { NonceProvider } from './shell/nonce-context.tsx'
import { loadSiteWords } from './shell/site-words.ts'

/** Nothing on the server is waited for once the loaders have answered: what takes so long hangs. */
const PATIENCE_MS = 11_000

interface DrawOptions {
  data: PageData
  files: PageFiles
  location: Location
  page: PageContext
  modules: ModulesById
}

/** A page as a document, whole. Throws what keeps it from being drawn. */
export async function drawDocument({ data, files, location, page, modules }: DrawOptions) {
  const words = await loadSiteWords(page.locale)
  const { styles, entry, imports, refresh } = files
  const scripts = { entry, imports, refresh, data: pageJson(data) }
  return render(
    <NonceProvider value={page.nonce}>
      <WordsProvider value={words}>
        <DocumentFilesContext value={{ styles, scripts }}>
          <ShownPageContext value={makeShownPage({ data, modules, location, cameBy: 'POP' })}>
            <PageTree root={modules.get('root') as RootModule} />
          </ShownPageContext>
        </DocumentFilesContext>
      </WordsProvider>
    </NonceProvider>,
    page,
  )
}

async function render(document: ReactNode, { nonce, isKept, onFault }: PageContext): Promise<Buffer<ArrayBuffer>> {
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise((resolve, reject) => {
      const { pipe, abort } = renderToPipeableStream(document, {
        nonce,
        // Everything at once and in its place: what React sends later, only a script would put there.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => void pipe(collect(resolve)),
        onShellError: reject,
        // A part that failed after the shell was drawn cannot change the status; a kept page must not have any.
        onError: (error) => (isKept ? reject(error) : onFault(error)),
      })
      timer = setTimeout(abort, PATIENCE_MS)
    })
  } finally {
    clearTimeout(timer)
  }
}

/** Whole already when it is written: chunk by chunk through a stream of the web it would cost as much again. */
function collect(finish: (html: Buffer<ArrayBuffer>) => void): Writable {
  const chunks: Uint8Array[] = []
  return new Writable({
    writev(pieces, done) {
      for (const { chunk } of pieces) chunks.push(chunk)
      done()
    },
    final(done) {
      finish(Buffer.concat(chunks))
      done()
    },
  })
}

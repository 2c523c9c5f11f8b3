import '@fontsource/figtree/latin-400.css'
import '@fontsource/figtree/latin-600.css'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { getMe } from '#contract/office/routes.ts'
import { ask } from './shell/ask.ts'
import { FaultPage } from './shell/frame/FaultPage.tsx'
import { Office } from './shell/Office.tsx'
import { pageNonce } from './shell/page-nonce.ts'

const nonce = pageNonce()
const cache = createCache({ key: 'css', prepend: true, ...(nonce && { nonce }) })

async function start(): Promise<void> {
  const root = createRoot(document.getElementById('office') ?? document.body)
  const answer = await ask(getMe, {}).catch(() => null)
  // The server has just let this person in: what is refused now was ended meanwhile.
  if (answer && !answer.success) return location.reload()
  if (!answer) return root.render(<FaultPage />)
  const router = createBrowserRouter([{ path: '*', element: <Office me={answer.data} /> }], { basename: '/admin' })
  root.render(
    <CacheProvider value={cache}>
      <RouterProvider router={router} />
    </CacheProvider>,
  )
}

void start()

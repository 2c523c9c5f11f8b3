import { useContext } from 'react'
import { DocumentFilesContext, PAGE_DATA_ID } from './document-files.ts'
import { useNonce } from './nonce-context.tsx'

/** The page's data, and the scripts that bring it to life. In the browser only the place of the data is left. */
export function DocumentScripts() {
  const { scripts } = useContext(DocumentFilesContext)
  const nonce = useNonce()
  return (
    <>
      <script
        id={PAGE_DATA_ID}
        type="application/json"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a `<`; browsers do not run it.
        dangerouslySetInnerHTML={{ __html: scripts?.data ?? '' }}
      />
      {scripts?.imports.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      {scripts?.refresh && <script async type="module" src={scripts.refresh} nonce={nonce} />}
      {scripts && <script async type="module" src={scripts.entry} nonce={nonce} />}
    </>
  )
}

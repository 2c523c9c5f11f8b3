import { type ReactNode, useContext } from 'react'
import { LOCALES, type Locale } from '#words/basics/locales.ts'
import { CONSENT_WORDING } from '#words/consent/wording.ts'
import { DocumentScripts } from './DocumentScripts.tsx'
import { DocumentFilesContext } from './document-files.ts'
import type { SiteData } from './load-site.ts'
import { useNonce } from './nonce-context.tsx'

/** Text that only the server sends. */
const FIRST_SCRIPT = import.meta.env.SSR ? (await import('./first-script.ts')).FIRST_SCRIPT : ''

interface DocumentProps {
  locale: Locale
  site: SiteData | null
  /** After how many seconds something happens on this page that nobody has to touch it for, `now`, or `cart`: where there is one. */
  livesAfter: number | 'cart' | 'now' | undefined
  children: ReactNode
}

export function Document({ locale, site, livesAfter, children }: DocumentProps) {
  const nonce = useNonce()
  const { styles } = useContext(DocumentFilesContext)
  const { iso, dir } = LOCALES[locale]
  return (
    <html
      lang={iso}
      dir={dir}
      data-asks={site?.asksConsent ? [CONSENT_WORDING, ...site.connectors.map(({ app }) => app)].join(' ') : undefined}
      data-lives={livesAfter}
    >
      <head>
        <meta charSet="utf-8" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, the same on every page. */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: FIRST_SCRIPT }} />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="icon" href={site?.logos.favicon?.onlineImage.url ?? 'data:,'} />
        {site?.preloadFonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from checked colours, sizes and known families, and the estate's own rules after cleaning. */}
        <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: site?.css ?? '' }} />
      </head>
      <body
        className="flex min-h-dvh flex-col"
        data-locks-selection={site?.locksSelection ? '' : undefined}
        data-bottom-bar={site?.menu.phonePosition === 'BOTTOM' ? '' : undefined}
      >
        {children}
        <DocumentScripts />
      </body>
    </html>
  )
}

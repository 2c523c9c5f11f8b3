import type { ReactNode } from 'react'
import { Links, Meta, Scripts, ScrollRestoration } from 'react-router'
import { LOCALES, type Locale } from '#words/locales.ts'
import { useNonce } from './nonce-context.tsx'

interface DocumentProps {
  locale: Locale
  css: string
  preloadFonts: readonly string[]
  children: ReactNode
}

export function Document({ locale, css, preloadFonts, children }: DocumentProps) {
  const nonce = useNonce()
  const { iso, dir } = LOCALES[locale]
  return (
    <html lang={iso} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        {preloadFonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        <Meta />
        <Links nonce={nonce} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by rules/theme.ts and fonts.ts from checked colours and known families only. */}
        <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body className="flex min-h-dvh flex-col">
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

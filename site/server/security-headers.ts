import { createHash } from 'node:crypto'
import { type AllowedHosts, NO_HOSTS } from '#rules/consent/connector-hosts.ts'

/** Sent with every page. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
}

/** Names the inline scripts and styles that may run: hashes on kept pages, the nonce elsewhere. */
interface OwnInlines {
  scripts: readonly string[]
  styles: readonly string[]
}

/** Nothing but our own inlines and files, and the hosts of the connectors that the estate has. */
export type Policy = (own: OwnInlines, hosts?: AllowedHosts) => string

export const contentSecurityPolicy: Policy = (own, hosts = NO_HOSTS) => {
  const quoted = (sources: readonly string[]) => sources.map((source) => ` '${source}'`).join('')
  const named = (names: readonly string[]) => names.map((name) => ` ${name}`).join('')
  return [
    "default-src 'none'",
    `script-src 'self'${quoted(own.scripts)}${named(hosts.script)}`,
    `style-src 'self'${quoted(own.styles)}`,
    `img-src 'self' data:${named(hosts.img)}`,
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${named(hosts.connect)}`,
    ...(hosts.frame.length > 0 ? [`frame-src${named(hosts.frame)}`] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')
}

/** The back office: nothing but its own files, styles that carry the nonce of this answer, and the camera for bar codes. */
export function officeHeaders(nonce: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ]
  return {
    ...PAGE_HEADERS,
    'content-security-policy': policy.join('; '),
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), browsing-topics=()',
    'referrer-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex',
    'cache-control': 'private, no-store',
  }
}

interface HashedHtml {
  html: string
  scripts: string[]
  styles: string[]
}

/**
 * Replaces the nonce of our own inline scripts and styles by their hashes. Only elements that carry this render's
 * secret nonce are hashed, so a script smuggled into an estate's text is not blessed with the rest.
 */
export function hashOwnInlines(html: string, nonce: string): HashedHtml {
  const marked = new RegExp(`<(script|style)\\b[^>]*\\snonce="${nonce}"[^>]*>([\\s\\S]*?)</\\1>`, 'g')
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const [, tag, content = ''] of html.matchAll(marked)) {
    if (content === '') continue
    const hash = `sha256-${createHash('sha256').update(content).digest('base64')}`
    if (tag === 'script') scripts.add(hash)
    else styles.add(hash)
  }
  return { html: html.replaceAll(` nonce="${nonce}"`, ''), scripts: [...scripts], styles: [...styles] }
}

import type { ExternalApp } from '#contract/consent/external-apps.ts'
import { serverOrigin } from '#rules/consent/connectors.ts'

const MAX_SCRIPTS = 10

/**
 * The scripts that an estate wants on its pages (SCRIPT_TO_LOAD): addresses under https, one by one or inside the
 * script elements that vendors hand out. Code typed into the field is not run.
 */
export function siteScripts(text: string | null): ExternalApp[] {
  const found = (text ?? '').match(/https:\/\/[^\s"'<>;,*]+/g) ?? []
  const urls = [...new Set(found)].filter(
    (url) => serverOrigin(url) !== null && /^[\w.~%/-]*$/.test(new URL(url).pathname),
  )
  if (urls.length === 0) return []
  return [{ app: 'SITE_SCRIPTS', isActive: true, config: { urls: urls.slice(0, MAX_SCRIPTS).join(' ') } }]
}

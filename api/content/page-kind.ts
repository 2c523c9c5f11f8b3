import type { PageKind } from '#contract/content/closed-sets.ts'

interface KindRow {
  type: string
  is_custom_header: boolean
  is_custom_footer: boolean
}

/** What a page is for: to be visited, to be shown by others, or to stand around all of them. */
export function pageKind({ type, is_custom_header, is_custom_footer }: KindRow): PageKind {
  if (is_custom_header) return 'HEADER'
  if (is_custom_footer) return 'FOOTER'
  return type === 'SHARED' ? 'SHARED' : 'PAGE'
}

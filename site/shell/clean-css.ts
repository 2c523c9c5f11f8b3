const MAX_LENGTH = 50_000

/**
 * The style rules an estate wrote itself, without what could fetch from elsewhere or leave the style element.
 * The policy of the page forbids the same; this keeps the browser from having to.
 */
export function cleanCss(css: string | null): string {
  if (!css) return ''
  return css
    .slice(0, MAX_LENGTH)
    .replace(/\/\*[\s\S]*?(\*\/|$)/g, '')
    .replace(/@(import|charset|namespace)\b[^;]*(;|$)/gi, '')
    .replace(/url\(\s*(['"]?)([^)'"]*)\1\s*\)/gi, (whole, _quote, target: string) => (isOwn(target) ? whole : 'none'))
    .replace(/\b(expression|behavior|-moz-binding)\s*[(:]/gi, 'x-removed:')
    .replace(/</g, '\\3c ')
}

function isOwn(target: string): boolean {
  return /^\/(img|assets)\//.test(target.trim())
}

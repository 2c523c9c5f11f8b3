const LOCAL_URL = /url\(\s*(["']?)#[\w.:-]+\1\s*\)/gi
const AT_RULE = /@[^;{}]*(?:;|\{(?:[^{}]|\{[^{}]*\})*\}|$)/g
/** Every way a style can fetch, run or hide something: functions that load, schemes, at-rules, escapes. */
const REACHES_OUT =
  /\b(?:url|src|element|expression)\s*\(|image(?:-set)?\s*\(|-binding|behavior|:\/\/|script:|data:|[@\\<]/i

/** No drawing has more; unclosed comments and rules beyond would take long to search through. */
const MAX_LENGTH = 100_000

/** Whether a style or a presentation attribute refers to anything but a part of its own drawing. */
export function reachesOut(css: string): boolean {
  return REACHES_OUT.test(css.replace(LOCAL_URL, ''))
}

/** The rules or declarations of a drawing that stay within it; imports and typefaces are left out. */
export function cleanCss(css: string): string {
  if (css.length > MAX_LENGTH) return ''
  const plain = css
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/<!--|-->/g, ' ')
    .replace(AT_RULE, ' ')
  const kept = plain
    .split(/(?<=[;{}])/)
    // The bracket of a declaration that is left out still ends its rule.
    .map((piece) => (reachesOut(piece) ? (/[{}]$/.exec(piece)?.[0] ?? '') : piece))
    .join('')
    .trim()
  return reachesOut(kept) ? '' : kept
}

import { cleanSvg } from '#providers/pictures/clean-svg.ts'
import { cleanCss } from '#site/shell/clean-css.server.ts'
import { cleanHtml } from '#site/shell/clean-html.server.ts'
import type { HostileFile } from './hostile-files.ts'

/** What is left of a file that an estate sends or writes; nothing where it is refused as a whole. */
export function cleanFile({ kind, text }: HostileFile): HostileFile {
  if (kind === 'svg') return { kind, text: cleanSvg(text) ?? '' }
  return { kind, text: kind === 'css' ? cleanCss(text) : cleanHtml(text) }
}

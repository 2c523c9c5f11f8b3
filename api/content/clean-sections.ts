import type { StoredSection } from '#contract/content/sections.ts'
import { cleanRichText } from './rich-text/clean-rich-text.ts'

/** Sections whose HTML may be printed, for when they are kept and when they are shown; what nothing is left of is left out. */
export function cleanSections<Stored extends StoredSection>(sections: readonly Stored[]): Stored[] {
  return sections.flatMap((section) => {
    if (section.type === 'columns') {
      return [
        { ...section, columns: section.columns.map(({ sections: inside }) => ({ sections: cleanSections(inside) })) },
      ]
    }
    if (section.type !== 'html') return [section]
    const html = cleanRichText(section.html)
    return html === '' ? [] : [{ ...section, html }]
  })
}

import type { DeskSection } from '#contract/content/page-content.ts'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { isPlaced } from '#rules/content/section-pictures.ts'
import { deskWords } from '#words/office/desk/words.ts'
import { sectionWords } from '#words/office/sections/words.ts'

export function useDeskWords() {
  return deskWords[useSpokenLocale()]
}

/** What kinds of sections, their fields and their choices are called. */
export function useSectionNames() {
  const words = sectionWords[useSpokenLocale()]
  const fields: Readonly<Record<string, string>> = words.fields
  const own: Readonly<Record<string, string>> = words.ownFields
  const add: Readonly<Record<string, string>> = words.add
  const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = words.choices
  return {
    words,
    kind: (type: DeskSection['type']) => words.kinds[type].name,
    field: (type: string, names: readonly string[]) =>
      own[[type, ...names].join('.')] ?? fields[names.at(-1) ?? ''] ?? '',
    add: (name: string, otherwise: string) => add[name] ?? otherwise,
    choice: (name: string, value: string) => choices[name]?.[value] ?? value,
  }
}

/** The first words of a section, by which one knows it in a list. */
export function firstWords(section: DeskSection): string {
  const { title, text, eyebrow, name, caption, picture } = section as Record<string, unknown>
  const alt = isPlaced(picture) ? picture.alt : ''
  const found = [title, eyebrow, text, name, caption, alt].find((value) => typeof value === 'string' && value !== '')
  return typeof found === 'string' ? found : ''
}

import type { Problem, Problems } from '#contract/basics/problems.ts'
import type { FieldKind } from '#contract/forms/closed-sets.ts'
import type { FormDefinition } from '#contract/forms/definition.ts'

const CHOSEN: ReadonlySet<FieldKind> = new Set(['CHOICE', 'CHOICES', 'SELECT'])

/** What is missing in a form that visitors are to answer, by the path of its field; the estate's own language is asked for. */
export function formProblems({ title, pages }: FormDefinition, locale: string): Problems {
  const problems: Record<string, Problem> = {}
  const need = (path: string, words: Readonly<Record<string, string>>) => {
    if (!words[locale]?.trim()) problems[`${path}.${locale}`] = { problem: 'required' }
  }
  need('definition.title', title)
  for (const [page, { fields }] of pages.entries()) {
    for (const [at, { kind, label, choices }] of fields.entries()) {
      const path = `definition.pages.${page}.fields.${at}`
      need(`${path}.label`, label)
      if (!CHOSEN.has(kind)) continue
      if (choices.length === 0) problems[`${path}.choices`] = { problem: 'required' }
      for (const [place, choice] of choices.entries()) need(`${path}.choices.${place}.label`, choice.label)
    }
  }
  return problems
}

import type { z } from 'zod'
import type { Objection } from '#api/office/resource.ts'
import { inputProblem } from '#contract/basics/input-problems.ts'
import type { Problems } from '#contract/basics/problems.ts'
import type { ImportField } from '#contract/imports/closed-sets.ts'
import type { FieldProblem } from '#rules/imports/told-problem.ts'

/** By the field of a record, the field of a line that it comes from. */
export type FieldNames = Readonly<Record<string, ImportField>>

/** `texts.fr.name` is about the name, `vintages.0.year` about the year. */
export function lineProblems(problems: Problems, names: FieldNames): FieldProblem[] {
  return Object.entries(problems).map(([path, problem]) => {
    const parts = path.split('.')
    const known = parts.toReversed().find((part) => Object.hasOwn(names, part))
    return { field: known ? (names[known] ?? null) : null, problem }
  })
}

/** As the contract takes it, whole and tidied; or what it says against it, field by field. */
export function readShape<Shape extends z.ZodType>(
  shape: Shape,
  value: unknown,
): { read: z.output<Shape> } | { problems: Problems } {
  const parsed = shape.safeParse(value)
  if (parsed.success) return { read: parsed.data }
  return { problems: Object.assign({}, ...parsed.error.issues.map(inputProblem)) }
}

export function objectionProblems(objection: Objection, names: FieldNames): FieldProblem[] {
  if ('problems' in objection) return lineProblems(objection.problems, names)
  return [{ field: null, problem: { problem: 'invalid' } }]
}

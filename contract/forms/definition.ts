import { z } from 'zod'
import { OneLine, Text } from '#contract/basics/shapes.ts'
import { FIELD_KINDS, MOST_FILES } from './closed-sets.ts'

const Key = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/)
const Locale = z.string().regex(/^[a-z]{2}$/)
const LocalLine = (max: number) => z.record(Locale, OneLine(max))
const LocalText = (max: number) => z.record(Locale, Text(max))

const Condition = z.object({ field: Key, values: z.array(z.string().max(100)).min(1).max(50) })

const DefinedField = z.object({
  key: Key,
  kind: z.enum(FIELD_KINDS),
  label: LocalText(1_000),
  help: LocalText(500).default({}),
  isRequired: z.boolean().default(false),
  /** Of a text its characters, of a number itself, of a date the days from today, of several how many. */
  min: z.number().int().nullable().default(null),
  max: z.number().int().nullable().default(null),
  choices: z
    .array(z.object({ key: Key, label: LocalLine(200) }))
    .max(100)
    .default([]),
  /** Asked only where an earlier field has one of these answers. */
  showIf: Condition.nullable().default(null),
})

const DefinedPage = z.object({ title: LocalLine(200), fields: z.array(DefinedField).min(1).max(40) })

/** A form as its estate writes it: one value, so that it is changed, kept and restored as a whole. */
export const FormDefinition = z
  .object({
    title: LocalLine(200),
    intro: LocalText(2_000).default({}),
    thanks: LocalText(1_000).default({}),
    /** Whether the sender is told by mail that it has arrived. */
    confirms: z.boolean().default(false),
    pages: z.array(DefinedPage).min(1).max(10),
  })
  .superRefine(({ pages }, context) => {
    const fields = pages.flatMap((page) => page.fields)
    const earlier = new Set<string>()
    for (const { key, showIf } of fields) {
      if (earlier.has(key)) context.addIssue({ code: 'custom', message: `Two fields are called ${key}` })
      if (showIf && !earlier.has(showIf.field)) {
        context.addIssue({ code: 'custom', message: `${key} depends on ${showIf.field}, which is not asked before it` })
      }
      earlier.add(key)
    }
    const files = fields.filter(({ kind }) => kind === 'FILE')
    if (files.length > 1) context.addIssue({ code: 'custom', message: 'Files are asked for once in a form' })
    if (files.some(({ max }) => (max ?? 1) > MOST_FILES)) {
      context.addIssue({ code: 'custom', message: `At most ${MOST_FILES} files` })
    }
  })
export type FormDefinition = z.output<typeof FormDefinition>

import { z } from 'zod'
import { SectionId } from './section-fields.ts'

/** A kind of section as the table of kinds wants it. */
export interface SectionDefinition<Type> {
  stored: z.ZodObject & z.ZodType<{ type: Type }>
  shown: z.ZodObject & z.ZodType<{ type: Type }>
}

/**
 * What a kind of section holds: stored, where a picture is an id, and shown, where it is the picture itself.
 * The sample shows what it is for. What a new one begins with are the shape's own defaults.
 */
export function defineSection<Stored extends z.ZodRawShape, Shown extends z.ZodRawShape>(definition: {
  stored: z.ZodObject<Stored>
  shown: z.ZodObject<Shown>
  sample: z.input<z.ZodObject<NoInfer<Stored>>>
}) {
  const { stored, shown, sample } = definition
  return {
    stored: stored.extend({ ...marked, ...begun }),
    shown: shown.extend(marked),
    sample,
    defaults: readDefaults(stored),
  }
}

/** Every section can be known again. Visitors are not told. */
const marked = { id: SectionId.optional() }
/** What it said when it was added, by the places of its words: what nobody has written yet is told from it. */
const begun = { begun: z.record(z.string().max(120), z.string().max(40_000)).optional() }

function readDefaults<Shape extends z.ZodObject>({ shape }: Shape): Partial<z.output<Shape>> {
  const defaults = Object.entries(shape).filter(([, field]) => field instanceof z.ZodDefault)
  return Object.fromEntries(defaults.map(([name, field]) => [name, field.parse(undefined)])) as Partial<z.output<Shape>>
}

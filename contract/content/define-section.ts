import { z } from 'zod'

/** A kind of section as the table of kinds wants it. */
export interface SectionDefinition<Type> {
  stored: z.ZodObject & z.ZodType<{ type: Type }>
  shown: z.ZodObject & z.ZodType<{ type: Type }>
}

/**
 * What a kind of section holds: stored, where a picture is an id, and shown, where it is the picture itself.
 * The sample shows what it is for. What a new one begins with are the shape's own defaults.
 */
export function defineSection<Stored extends z.ZodObject, Shown extends z.ZodObject>(definition: {
  stored: Stored
  shown: Shown
  sample: z.input<NoInfer<Stored>>
}) {
  return { ...definition, defaults: readDefaults(definition.stored) }
}

function readDefaults<Shape extends z.ZodObject>({ shape }: Shape): Partial<z.output<Shape>> {
  const defaults = Object.entries(shape).filter(([, field]) => field instanceof z.ZodDefault)
  return Object.fromEntries(defaults.map(([name, field]) => [name, field.parse(undefined)])) as Partial<z.output<Shape>>
}

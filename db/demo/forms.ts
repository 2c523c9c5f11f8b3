import type { z } from 'zod'
import type { FormDefinition } from '#contract/forms/definition.ts'

/** A form of a demo estate, under the number that its address names. */
export interface DemoForm {
  id: number
  definition: z.input<typeof FormDefinition>
}

import type { FieldErrors, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import type { Locale } from '#words/basics/locales.ts'
import { checkFields } from './check-fields.ts'

interface ResolveOptions {
  fields: z.ZodObject
  locale: Locale
}

/** Lets a form be checked by the shapes of the contract. */
export function resolveBy({ fields, locale }: ResolveOptions): Resolver {
  return async (typed) => {
    const { values, problems } = checkFields({ fields, values: typed, locale })
    if (Object.keys(problems).length === 0) return { values, errors: {} }
    return { values: {}, errors: errorTree(problems) }
  }
}

/** `zones.0.price` → `{ zones: { 0: { price: … } } }`, as forms look it up. */
function errorTree(problems: Readonly<Record<string, string>>): FieldErrors {
  const tree: Record<string, unknown> = {}
  for (const [path, message] of Object.entries(problems)) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    let at = tree
    for (const name of names) {
      at[name] ??= {}
      at = at[name] as Record<string, unknown>
    }
    at[last] = { type: 'shape', message }
  }
  return tree as FieldErrors
}

import type { RefusedForm } from './form-answer.server.ts'

/** What every field of an account's form has: names are unique within one form only. */
export function accountField({ form, name, refused }: { form: string; name: string; refused: RefusedForm | null }) {
  return {
    id: `${form}-${name}`,
    name,
    look: 'soft',
    problem: refused?.errors[name],
    defaultValue: refused?.values[name],
  } as const
}

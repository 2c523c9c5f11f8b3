import type { FieldKind } from '#contract/forms/closed-sets.ts'
import type { FormDefinition } from '#contract/forms/definition.ts'

type DefinedPage = FormDefinition['pages'][number]
export type DefinedField = DefinedPage['fields'][number]

/** Where a field stands: its page, and its place there. */
export interface FieldPlace {
  page: number
  at: number
}

/** What every field has before anything is typed. */
const BARE = { help: {}, isRequired: false, min: null, max: null, choices: [], showIf: null } as const

/** A form with one page that asks for a name and an address. */
export function freshForm(): FormDefinition {
  const field = (asked: Pick<DefinedField, 'key' | 'kind' | 'label'>): DefinedField => ({
    ...BARE,
    choices: [],
    ...asked,
    isRequired: true,
  })
  const fields = [
    field({ key: 'name', kind: 'TEXT', label: { fr: 'Votre nom', en: 'Your name' } }),
    field({ key: 'email', kind: 'EMAIL', label: { fr: 'Votre adresse e-mail', en: 'Your e-mail address' } }),
  ]
  return { title: {}, intro: {}, thanks: {}, confirms: false, pages: [{ title: {}, fields }] }
}

/** Adds a field at the end of a page, under a key that no other has. */
export function addField(form: FormDefinition, { page, kind }: { page: number; kind: FieldKind }): FormDefinition {
  const field: DefinedField = { ...BARE, choices: [], key: freshKey(form), kind, label: {} }
  return withPage(form, { page, change: (old) => ({ ...old, fields: [...old.fields, field] }) })
}

export function removeField(form: FormDefinition, { page, at }: FieldPlace): FormDefinition {
  const change = (old: DefinedPage) => ({ ...old, fields: old.fields.filter((_, place) => place !== at) })
  return soundForm(withPage(form, { page, change }))
}

/** Puts a field elsewhere, on its page or on another one. */
export function moveField(form: FormDefinition, { from, to }: { from: FieldPlace; to: FieldPlace }): FormDefinition {
  const field = form.pages[from.page]?.fields[from.at]
  if (!field) return form
  const without = withPage(form, {
    page: from.page,
    change: (old) => ({ ...old, fields: old.fields.filter((_, place) => place !== from.at) }),
  })
  const change = (old: DefinedPage) => ({ ...old, fields: old.fields.toSpliced(to.at, 0, field) })
  return soundForm(withPage(without, { page: to.page, change }))
}

export function addPage(form: FormDefinition): FormDefinition {
  const pages = [...form.pages, { title: {}, fields: [] }]
  return addField({ ...form, pages }, { page: pages.length - 1, kind: 'TEXT' })
}

export function removePage(form: FormDefinition, page: number): FormDefinition {
  return soundForm({ ...form, pages: form.pages.filter((_, place) => place !== page) })
}

/** The fields that a condition can be about: asked before, with answers that are known beforehand. */
export function fieldsBefore(form: FormDefinition, key: string): DefinedField[] {
  const all = form.pages.flatMap(({ fields }) => fields)
  return all
    .slice(
      0,
      all.findIndex((field) => field.key === key),
    )
    .filter(({ kind }) => DECIDING.has(kind))
}

const DECIDING: ReadonlySet<FieldKind> = new Set(['CHOICE', 'CHOICES', 'SELECT', 'CONSENT'])

/** Conditions hang on what is asked before: those that no longer do are taken off, and so are answers that are gone. */
function soundForm(form: FormDefinition): FormDefinition {
  const pages = form.pages.map((page) => ({
    ...page,
    fields: page.fields.map((field) => ({ ...field, showIf: soundCondition(form, field) })),
  }))
  return { ...form, pages }
}

function soundCondition(form: FormDefinition, { key, showIf }: DefinedField): DefinedField['showIf'] {
  return showIf && fieldsBefore(form, key).some((field) => field.key === showIf.field) ? showIf : null
}

function withPage(
  form: FormDefinition,
  { page, change }: { page: number; change: (old: DefinedPage) => DefinedPage },
): FormDefinition {
  return { ...form, pages: form.pages.map((old, place) => (place === page ? change(old) : old)) }
}

/** `question-4`: the first that is free. Answers are kept under it, so it never changes. */
function freshKey(form: FormDefinition): string {
  const taken = new Set(form.pages.flatMap(({ fields }) => fields.map(({ key }) => key)))
  for (let number = taken.size + 1; ; number++) if (!taken.has(`question-${number}`)) return `question-${number}`
}

/** A key for one more choice of a field. */
export function freshChoice({ choices }: DefinedField): string {
  const taken = new Set(choices.map(({ key }) => key))
  for (let number = taken.size + 1; ; number++) if (!taken.has(`choice-${number}`)) return `choice-${number}`
}

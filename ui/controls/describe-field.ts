export interface FieldWords {
  /** Of the field; its hint and its problem carry ids made of it. */
  id: string
  hint?: string | undefined
  /** What is wrong with it, in words that say what to do. */
  problem?: string | undefined
}

/** What ties a field to the words around it, for who hears the page. */
export function describeField({ id, hint, problem }: FieldWords) {
  return {
    id,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined,
  }
}

/** The lists that are ticked in a form. */
export function wishedLists(form: FormData): number[] {
  return form.getAll('lists').map(Number).filter(Number.isSafeInteger)
}

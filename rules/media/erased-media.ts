/** What due work calls a file of the library that was removed, to be deleted with all sizes that were made of it. */
export function erasedMediaName(id: string): string {
  return `media ${id}`
}

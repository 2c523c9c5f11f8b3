import type { Block } from '#api/mails/letter.ts'
import type { LetterContext } from '#api/mails/letter-context.ts'

/** Tells the estate which files came, and where they can be fetched: no stranger's file goes by mail. */
export function fileNotes(
  { words, estate }: Pick<LetterContext, 'words' | 'estate'>,
  files: readonly { id: string; filename: string }[],
): Block[] {
  return files.map(({ id, filename }) => ({
    kind: 'note',
    text: words.formReceived.file,
    link: { label: filename, url: `${estate.url}/api/forms/file/download/${id}` },
  }))
}

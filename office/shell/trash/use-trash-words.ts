import { useSpokenLocale, useWords } from '#office/shell/locale.ts'
import { TRASH_DAYS } from '#rules/office/trash-times.ts'
import { fill } from '#words/basics/fill.ts'
import { trashWords } from '#words/office/trash/words.ts'

export const useTrashWords = () => trashWords[useSpokenLocale()]

/** What is said before something is removed. */
export function useRemoveHint(hasTrash: boolean | undefined): string {
  const { removeHint } = useTrashWords()
  const forGood = useWords().form.removeHint
  return hasTrash ? fill(removeHint, { n: TRASH_DAYS }) : forGood
}

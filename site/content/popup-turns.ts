/**
 * Shows popups that come by themselves, one at a time. One that is refused is not asked for again until the page is loaded
 * anew, and holds up no other.
 */
export function createPopupTurns(show: (id: number) => Promise<boolean>) {
  const refused: number[] = []
  let isAsking = false
  /** Shows the one that is found to be due among those that were not refused; answers whether one is shown now. */
  return async (findDue: (refused: readonly number[]) => number | undefined): Promise<boolean> => {
    const id = isAsking ? undefined : findDue(refused)
    if (id === undefined) return false
    isAsking = true
    const isShown = await show(id).catch(() => false)
    isAsking = false
    if (!isShown) refused.push(id)
    return isShown
  }
}

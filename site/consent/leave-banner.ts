/** Who chose with the keyboard goes on in the page, not at its very beginning. */
export function leaveBanner(): void {
  const isInside = document.activeElement?.closest('#consent')
  if (isInside) document.getElementById('contenu')?.focus({ preventScroll: true })
}

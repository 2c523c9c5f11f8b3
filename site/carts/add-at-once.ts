import type { QuickAdd } from '#rules/catalogue/quick-add.ts'
import { notify } from '#ui/overlays/notification-store.ts'
import type { Locale } from '#words/basics/locales.ts'
import { cartDrawerWords } from '#words/carts/drawer/words.ts'
import { showAdded } from './AddedSheet.tsx'
import { addToCart } from './cart-store.ts'

let isBusy = false

/** Puts into the cart what a card offers, and shows it. A second touch before the answer is the same one. */
export async function addAtOnce({ idDeclination, quantity, locale }: QuickAdd & { locale: Locale }): Promise<void> {
  if (isBusy) return
  isBusy = true
  const answer = await addToCart({ idDeclination, quantity }).catch(() => null)
  isBusy = false
  if (answer?.success) showAdded({ idDeclination, quantity, locale })
  else notify(answer?.errors?.quantity ?? answer?.message ?? cartDrawerWords[locale].added.failed, 'error')
}

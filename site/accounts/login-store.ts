import { getLogged } from '#contract/accounts/routes.ts'
import { ask } from '#site/browser/browser-ask.ts'
import { createStore } from '#ui/state/create-store.ts'

/** Whether the visitor is signed in. Pages are made for a visitor nobody knows; who it is comes after them. */
export const loginStore = createStore(false)

/** The page's first script took who has the cookie for signed in; whoever knows better says so. */
loginStore.subscribe(() => {
  if (!loginStore.get()) document.documentElement.removeAttribute('data-known')
})

let isAsked = false

/** Asks once a document, and only a browser that has signed in: the readable cookie lives as long as the secret one. */
export function restoreLogin(): void {
  if (isAsked || !/(^|; )idSite=/.test(document.cookie)) return
  isAsked = true
  ask(getLogged, {}).then(
    (answer) => loginStore.set(answer.success && answer.data.isLogged),
    () => {},
  )
}

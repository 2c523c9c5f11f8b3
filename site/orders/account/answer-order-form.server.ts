import { redirect } from 'react-router'
import { askAboutOrder, reorder } from '#contract/orders/routes.ts'
import { cancelOwnOrder } from '#contract/returns/routes.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { fill } from '#words/basics/fill.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import { orderPageWords } from '#words/orders/account/words.ts'
import { answeredOrMissing } from './find-order.server.ts'
import { orderPlace } from './order-place.ts'

/** What a form of an order's page is shown again with. */
export interface OrderFormAnswer {
  /** What is in the way, and of which form. */
  refused?: { intent: string; message: string; text: string }
  /** What could not be put into the cart as it was. */
  again?: { cart: string; missing: { text: string; link: { label: string; path: string } | null }[] }
}

/** Does what a form of an order's page asks for; works without a script. */
export async function answerOrderForm(
  page: PageContext,
  { id, form }: { id: string; form: FormData },
): Promise<OrderFormAnswer> {
  const here = pathInLocale(orderPlace(page, id)?.path ?? '/', page.locale)
  const intent = String(form.get('intent') ?? '')
  if (intent === 'reorder') return orderAgain(page, id)
  if (intent === 'question') {
    const text = String(form.get('message') ?? '')
    const answer = await page.askAsCaller(askAboutOrder, { params: { id }, body: { message: text } })
    if (answer.success) throw redirect(`${here}?done=asked`)
    return { refused: { intent, message: answer.errors?.message ?? answer.message, text } }
  }
  const answer = await page.askAsCaller(cancelOwnOrder, { params: { id } })
  if (answer.success) throw redirect(`${here}?done=cancelled`)
  return { refused: { intent: 'cancel', message: answer.message, text: '' } }
}

async function orderAgain(page: PageContext, id: string): Promise<OrderFormAnswer> {
  const answer = await page.askAsCaller(reorder, { params: { id }, body: {} })
  if (!answer.success && answer.code !== 'order-not-found')
    return { refused: { intent: 'reorder', message: answer.errors?.quantity ?? answer.message, text: '' } }
  const { cart, missing } = answeredOrMissing(answer)
  const words = orderPageWords[page.locale].again
  const at = (path: string) => pathInLocale(path, page.locale)
  // The browser takes the cart up by what stands after the hash.
  const path = `${at('/cart')}#cart=${cart.id}`
  if (missing.length === 0) throw redirect(path)
  return {
    again: {
      cart: path,
      missing: missing.map(({ name, label, why, quantity, path: product, next }) => ({
        text: fill(words[why], { name: [name, label].filter(Boolean).join(', '), n: quantity }),
        link: next
          ? { label: fill(words.next, { label: next.label }), path: at(next.path) }
          : product && why !== 'fewer'
            ? { label: words.see, path: at(product) }
            : null,
      })),
    },
  }
}

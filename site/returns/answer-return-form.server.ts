import { redirect } from 'react-router'
import { RETURN_REASONS, type ReturnReason } from '#contract/returns/closed-sets.ts'
import { askReturn } from '#contract/returns/routes.ts'
import { orderPlace } from '#site/orders/account/order-place.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import { returnWords } from '#words/returns/words.ts'
import { chosenPieces } from './chosen-pieces.ts'

/** What the form is shown again with: all that was chosen and typed. */
export interface RefusedReturn {
  message: string
  /** Lines whose reason is missing. */
  unreasoned: readonly number[]
  typed: Readonly<Record<string, string>>
}

/** Asks for the return and leads to its page, where photographs are added. */
export async function answerReturnForm(
  page: PageContext,
  { id, form }: { id: string; form: FormData },
): Promise<RefusedReturn> {
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const pieces = chosenPieces(typed)
  const reasonOf = (line: number) => RETURN_REASONS.find((reason) => reason === typed[`reason-${line}`])
  const unreasoned = pieces.map(({ line }) => line).filter((line) => !reasonOf(line))
  const words = returnWords[page.locale].ask
  if (pieces.length === 0 || unreasoned.length > 0) return { message: words.chooseOne, unreasoned, typed }
  const lines = pieces.map(({ line, quantity }) => ({ line, quantity, reason: reasonOf(line) as ReturnReason }))
  const body = { lines, description: typed.description ?? '' }
  const answer = await page.askAsCaller(askReturn, { params: { id }, body })
  if (!answer.success) return { message: answer.errors?.description ?? answer.message, unreasoned: [], typed }
  const path = `${orderPlace(page, id)?.path}/return/${answer.data.orderBack.id}`
  throw redirect(pathInLocale(path, page.locale))
}

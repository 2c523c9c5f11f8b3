import { data } from 'react-router'
import { getGiftCardBalance } from '#contract/gift-cards/routes.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { giftCardWords } from '#words/gift-cards/words.ts'

/** What the page shows of what was asked: a balance, or what is wrong with the code. */
export type BalanceAnswer =
  | { kind: 'told'; balance: number; expiresAt: string }
  | { kind: 'refused'; code: string; problem: string }

/** Reads the balance for the form; wrong codes are counted by the caller's own address. */
export async function answerBalance({ askAsCaller, locale }: PageContext, form: FormData) {
  const words = giftCardWords[locale].balance
  const typed = form.get('code')
  const code = typeof typed === 'string' ? typed.trim() : ''
  if (code === '') return refused({ code, problem: words.codeMissing, status: 400 })
  const answer = await askAsCaller(getGiftCardBalance, { body: { code } })
  if (answer.success) return data<BalanceAnswer>({ kind: 'told', ...answer.data })
  const status = answer.code === 'too-many-requests' ? 429 : 400
  return refused({ code, problem: answer.errors?.code ?? answer.message, status })
}

function refused({ code, problem, status }: { code: string; problem: string; status: number }) {
  return data<BalanceAnswer>({ kind: 'refused', code, problem }, { status })
}

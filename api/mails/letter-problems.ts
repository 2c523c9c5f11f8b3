import type { Problem, Problems } from '#contract/basics/problems.ts'
import { LETTER_SLOTS, type LetterSlot, type MailKind } from '#contract/mails/closed-sets.ts'
import { LETTER_RULES } from '#rules/mails/letter-slots.ts'
import { type OwnTexts, unknownPlaceholders } from '#rules/mails/own-texts.ts'

/** What is wrong with what an estate wants to say in a mail, by its slot. */
export function letterProblems(kind: MailKind, texts: OwnTexts): Problems {
  const found = LETTER_SLOTS.flatMap((slot) => {
    const problem = slotProblem(kind, { slot, said: texts[slot] })
    return problem ? [[slot, problem] as const] : []
  })
  return Object.fromEntries(found)
}

function slotProblem(kind: MailKind, { slot, said }: { slot: LetterSlot; said: string }): Problem | null {
  const { slots, placeholders } = LETTER_RULES[kind]
  if (said === '') return null
  if (!slots.includes(slot)) return { problem: 'unknown-field' }
  if (unknownPlaceholders(said, placeholders).length === 0) return null
  return { problem: 'unknown-placeholder', choices: placeholders.map((name) => `{${name}}`) }
}

import type { MailKind } from '#contract/mails/closed-sets.ts'
import { NO_OWN_TEXTS, type OwnTexts } from '#rules/mails/own-texts.ts'
import { enterOffice } from './office.ts'
import { createTestApp } from './test-app.ts'

/** An estate whose letters an administrator changes. */
export async function openLetters(options: Parameters<typeof createTestApp>[0] = {}) {
  const test = await createTestApp(options)
  const { ask, email } = await enterOffice(test)
  const change = (kind: MailKind, payload: object) => ask(`/admin/letter/${kind}`, { method: 'PUT', payload })
  return { ...test, ask, email, change }
}

/** Texts in both languages, of which most are empty. */
export function saying({ fr = {}, en = {} }: { fr?: Partial<OwnTexts>; en?: Partial<OwnTexts> }) {
  return { fr: { ...NO_OWN_TEXTS, ...fr }, en: { ...NO_OWN_TEXTS, ...en } }
}

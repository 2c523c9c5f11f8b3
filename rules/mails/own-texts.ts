import type { LetterSlot, Placeholder } from '#contract/mails/closed-sets.ts'
import { frenchTypography } from '#rules/basics/french-typography.ts'

/** What an estate says in a mail, in one language; empty: what we say. */
export type OwnTexts = Readonly<Record<LetterSlot, string>>

export const NO_OWN_TEXTS: OwnTexts = { subject: '', opening: '', closing: '' }

export type ToldPlaceholders = Partial<Record<Placeholder, string>>

const IN_BRACES = /( ?)\{([^{}]*)\}/g

/** What stands in braces and is none of these. */
export function unknownPlaceholders(text: string, known: readonly Placeholder[]): string[] {
  return [...text.matchAll(IN_BRACES)]
    .map(([, , name = '']) => name)
    .filter((name) => !known.some((one) => one === name))
}

/** Once over: what a customer calls themselves is never read as a placeholder. What is empty leaves no gap. */
function fillPlaceholders(text: string, told: ToldPlaceholders): string {
  return text.replace(IN_BRACES, (_, space: string, name: string) => {
    const value = told[name as Placeholder] ?? ''
    return value === '' ? '' : `${space}${value}`
  })
}

/** As it is printed: French keeps its signs with the word before them. */
export function printedText(text: string, { told, locale }: { told: ToldPlaceholders; locale: string }): string {
  return fillPlaceholders(locale === 'fr' ? frenchTypography(text) : text, told)
}

/** Blank lines part paragraphs. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

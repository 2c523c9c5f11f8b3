import type { MailKind } from '#contract/mails/closed-sets.ts'
import { LETTER_RULES } from '#rules/mails/letter-slots.ts'
import { type OwnTexts, paragraphs, printedText, type ToldPlaceholders } from '#rules/mails/own-texts.ts'
import { type Block, type Letter, opening, text } from './letter.ts'
import { type LetterContext, siteHost } from './letter-context.ts'

interface OwnWords {
  kind: MailKind
  texts: OwnTexts
  context: LetterContext
}

/** The letter with what the estate says itself; facts, buttons and what the law wants stay where they are. */
export function withOwnTexts(letter: Letter, { kind, texts, context }: OwnWords): Letter {
  const { slots } = LETTER_RULES[kind]
  const print = { told: toldPlaceholders(letter, context), locale: context.locale }
  const [subject, begin, end] = (['subject', 'opening', 'closing'] as const).map((slot) =>
    slots.includes(slot) ? printedText(texts[slot], print) : '',
  )
  const opened = begin ? withOpening(letter, paragraphs(begin)) : letter
  return {
    ...opened,
    ...(subject ? { subject } : {}),
    blocks: [...opened.blocks, ...paragraphs(end ?? '').map(text)],
  }
}

function toldPlaceholders({ told = {} }: Letter, context: LetterContext): ToldPlaceholders {
  return { domaine: context.estate.name, site: siteHost(context), ...told }
}

/** In the place of what opens the letter; before everything where nothing does. */
function withOpening(letter: Letter, said: readonly string[]): Letter {
  const at = Math.max(0, letter.blocks.findIndex(opens))
  const kept = letter.blocks.filter((block) => !opens(block))
  const blocks = [...kept.slice(0, at), ...said.map(opening), ...kept.slice(at)]
  return { ...letter, preview: said[0] ?? letter.preview, blocks }
}

function opens(block: Block): boolean {
  return block.kind === 'text' && block.opens === true
}

/** What we say in a letter, with the placeholders in the place of what they stood for. */
export function usualTexts(letter: Letter, { kind, context }: Omit<OwnWords, 'texts'>): OwnTexts {
  const { slots, placeholders } = LETTER_RULES[kind]
  const told = toldPlaceholders(letter, context)
  const values = placeholders
    .map((name) => ({ name, value: told[name] ?? '' }))
    .filter(({ value }) => value !== '')
    .sort((one, other) => other.value.length - one.value.length)
  const withPlaceholders = (said: string) =>
    values.reduce((open, { name, value }) => open.replaceAll(value, `{${name}}`), said)
  const begin = letter.blocks.flatMap((block) => (block.kind === 'text' && block.opens ? [block.text] : []))
  return {
    subject: slots.includes('subject') ? withPlaceholders(letter.subject) : '',
    opening: slots.includes('opening') ? withPlaceholders(begin.join('\n\n')) : '',
    closing: '',
  }
}

import type { BillLine, Block, Letter, LetterHead, Sum } from './letter.ts'

const WIDTH = 66

/** The letter for whoever reads mails without pictures and colours. */
export function letterText({ title, blocks, reason }: Letter, head: LetterHead): string {
  const parts = [
    head.estate.toLocaleUpperCase(head.lang),
    title,
    ...blocks.map(blockText),
    ...(head.answer ? [head.answer] : []),
    '--',
    [head.estate, ...head.address, head.siteUrl].join('\n'),
    [reason, ...(head.alcohol ? [head.alcohol] : [])].join('\n'),
  ]
  return `${parts.join('\n\n')}\n`
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text
    case 'button':
      return `${block.label}\n${block.url}`
    case 'note':
      return block.link ? `${block.text}\n${block.link.label}\n${block.link.url}` : block.text
    case 'facts':
      return [underlined(block.title), ...block.lines].join('\n')
    case 'bill':
      return [
        underlined(block.title),
        ...block.lines.map(lineText),
        '-'.repeat(WIDTH),
        ...block.sums.map(sumText),
      ].join('\n')
  }
}

function underlined(title: string): string {
  return `${title}\n${'-'.repeat(Math.min(WIDTH, [...title].length))}`
}

function lineText({ name, details, amount }: BillLine): string {
  return [name, apart(`  ${details.join(', ')}`, amount)].join('\n')
}

function sumText({ label, amount }: Sum): string {
  return apart(label, amount)
}

/** The words on the left, the amount on the right. */
function apart(left: string, right: string): string {
  const gap = WIDTH - [...left].length - [...right].length
  return `${left}${' '.repeat(Math.max(2, gap))}${right}`
}

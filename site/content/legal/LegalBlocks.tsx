import type { ReactElement } from 'react'
import { Table } from '#ui/controls/Table.tsx'
import { Link } from '#ui/router/Link.tsx'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'
import type {
  FactsBlock,
  LegalBlock,
  LegalParts,
  ListBlock,
  NoteBlock,
  ParagraphBlock,
  TableBlock,
} from '#words/content/legal/blocks.ts'

/** Figures are wider than letters: 52 of them make lines of 60 to 72 characters. */
const MEASURE = 'max-w-[52ch]'
const LINK = 'text-primary underline decoration-primary/40 underline-offset-4 hover:decoration-primary'

export function LegalBlocks({ blocks, locale }: { blocks: readonly LegalBlock[]; locale: Locale }) {
  return (
    <div className="flex flex-col gap-5">
      {blocks.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's blocks never change places.
        <Block key={place} block={block} locale={locale} />
      ))}
    </div>
  )
}

function Block({ block, locale }: { block: LegalBlock; locale: Locale }): ReactElement {
  switch (block.kind) {
    case 'paragraph':
      return <Paragraph block={block} locale={locale} />
    case 'list':
      return <List block={block} locale={locale} />
    case 'facts':
      return <Facts block={block} locale={locale} />
    case 'table':
      return <LegalTable block={block} />
    case 'note':
      return <Note block={block} locale={locale} />
  }
}

function Paragraph({ block: { parts }, locale }: { block: ParagraphBlock; locale: Locale }) {
  return (
    <p className={`whitespace-pre-line ${MEASURE}`}>
      <Parts parts={parts} locale={locale} />
    </p>
  )
}

function Parts({ parts, locale }: { parts: LegalParts; locale: Locale }) {
  return parts.map(({ text, to }, place) => {
    // Parts never change places within their text.
    const key = `${place} ${text}`
    if (to === undefined) return <span key={key}>{text}</span>
    return to.startsWith('/') ? (
      <Link key={key} to={pathInLocale(to, locale)} className={LINK}>
        {text}
      </Link>
    ) : (
      <a key={key} href={to} className={`${LINK} wrap-break-word`}>
        {text}
      </a>
    )
  })
}

function List({ block: { isOrdered, entries }, locale }: { block: ListBlock; locale: Locale }) {
  const Tag = isOrdered ? 'ol' : 'ul'
  return (
    <Tag
      className={`flex flex-col gap-2 pl-6 marker:text-accent ${MEASURE} ${isOrdered ? 'list-decimal lining-nums' : 'list-disc'}`}
    >
      {entries.map((parts, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list's entries never change places.
        <li key={place} className="pl-1">
          <Parts parts={parts} locale={locale} />
        </li>
      ))}
    </Tag>
  )
}

function Facts({ block: { facts }, locale }: { block: FactsBlock; locale: Locale }) {
  return (
    <dl className="border-b border-ink/15">
      {facts.map(({ term, description }) => (
        <div key={term} className="border-t border-ink/15 py-3 desk:grid desk:grid-cols-[14rem_1fr] desk:gap-6">
          <dt className="text-[0.9375rem] text-ink/75">{term}</dt>
          <dd className="lining-nums">
            <Parts parts={description} locale={locale} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function LegalTable({ block: { caption, columns, rows } }: { block: TableBlock }) {
  return <Table caption={caption} columns={columns} rows={rows.map((cells) => ({ key: cells.join(), cells }))} />
}

function Note({ block: { title, blocks }, locale }: { block: NoteBlock; locale: Locale }) {
  return (
    <div className="flex flex-col gap-5 bg-accent/10 px-6 py-7 desk:px-9 desk:py-8">
      {title && <p className="font-title text-xl leading-tight text-balance text-heading">{title}</p>}
      <LegalBlocks blocks={blocks} locale={locale} />
    </div>
  )
}

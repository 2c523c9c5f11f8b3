import { Fragment, type ReactNode } from 'react'

/** Paragraphs are separated by an empty line; *stars* make italics. */
export function Paragraphs({ text, className = '' }: { text: string; className?: string }) {
  return (
    <div className={`flex flex-col gap-[0.9em] ${className}`}>
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{withItalics(paragraph)}</p>
      ))}
    </div>
  )
}

function withItalics(text: string): ReactNode {
  return (
    text
      .split(/\*([^*]+)\*/)
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places.
      .map((part, at) => (at % 2 === 1 ? <em key={at}>{part}</em> : <Fragment key={at}>{part}</Fragment>))
  )
}

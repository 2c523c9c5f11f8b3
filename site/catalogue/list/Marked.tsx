import { highlight } from './highlight.ts'

/** A text in which what was searched for stands out. */
export function Marked({ text, search }: { text: string; search: string }) {
  return highlight(text, search).map(({ text: part, isMatch }, at) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
      <mark key={at} className="bg-transparent text-accent underline decoration-1 underline-offset-4">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}

interface EstateLetterProps {
  text: string
  /** Who signs; the estate alone where nobody is named. */
  signature: string | null
  estate: string
}

/** A word of the estate's own, signed. */
export function EstateLetter({ text, signature, estate }: EstateLetterProps) {
  return (
    <figure className="mt-12 border-accent border-l pl-6 desk:pl-10">
      <blockquote className="max-w-[34ch] text-pretty font-title text-[1.5rem] text-heading leading-[1.35] desk:text-[1.875rem]">
        <p>{text}</p>
      </blockquote>
      <figcaption className="mt-5">
        {signature && <span className="block font-title text-[1.25rem] text-heading italic">{signature}</span>}{' '}
        <span className="text-[0.9375rem] text-ink/80">{estate}</span>
      </figcaption>
    </figure>
  )
}

import { useEffect, useRef } from 'react'
import { Button } from '#ui/controls/Button.tsx'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { fill } from '#words/basics/fill.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import { useCustomization } from './customizing.tsx'

interface DoneProps {
  quantity: number
  name: string
  onAgain: () => void
}

export function Done({ quantity, name, onAgain }: DoneProps) {
  const { words, locale } = useCustomization()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="mx-auto flex w-full max-w-[60rem] flex-col items-start gap-6 px-6 py-16 desk:px-10 desk:py-28">
      <h1 ref={heading} tabIndex={-1} className="title-1 outline-none">
        {words.done.heading}
      </h1>
      <p className="text-[1.125rem]">{fill(words.done.lead, { n: quantity, name })}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-4">
        <LinkButton to={pathInLocale('/cart', locale)}>{words.done.toCart}</LinkButton>
        <Button look="quiet" onClick={onAgain}>
          <span>{words.done.again}</span>
        </Button>
      </div>
    </section>
  )
}

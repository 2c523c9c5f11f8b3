import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/controls/Button.tsx'

interface BuyBarProps {
  title: string
  /** Vintage and format, as one names them. */
  choice: string
  add: string
  total: string
  isBusy: boolean
  problem: string | null | undefined
}

/**
 * On phones, whenever the form that buys is out of sight: what it is, what it costs, and the same button, in place of
 * the bar of pages. A part of that form: what is wrong is told there, so it comes into view.
 */
export function BuyBar({ title, choice, add, total, isBusy, problem }: BuyBarProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false))
    observer.observe(form)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    if (problem) place.current?.closest('form')?.scrollIntoView({ block: 'nearest' })
  }, [problem])
  return (
    <div ref={place} className="contents">
      {isAway && (
        <div className="buy-bar">
          <p className="min-w-0 flex-1 leading-tight">
            <span className="block truncate font-title text-[1.125rem] text-heading">{title}</span>
            <span className="block truncate text-[0.8125rem] opacity-80">{choice}</span>
          </p>
          <Button type="submit" size="small" aria-disabled={isBusy} className="flex shrink-0 gap-3 tabular-nums">
            <span>{add}</span>
            <span>{total}</span>
          </Button>
        </div>
      )}
    </div>
  )
}

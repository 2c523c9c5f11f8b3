import { useEffect, useRef } from 'react'
import { useLocation } from '#ui/router/hooks.ts'

/** Of the document's first page: it was told from its top. */
const FIRST = 'default'

/** What has just been done, said above the page: whoever was at the form below is brought to it. */
export function DoneNotice({ text }: { text: string | undefined }) {
  const notice = useRef<HTMLParagraphElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    if (key !== FIRST && text) notice.current?.focus()
  }, [key, text])
  if (!text) return null
  return (
    <p
      ref={notice}
      role="status"
      tabIndex={-1}
      className="mt-6 max-w-2xl scroll-mt-32 border-primary border-l-2 bg-ink/[0.045] px-4 py-3 outline-none"
    >
      {text}
    </p>
  )
}

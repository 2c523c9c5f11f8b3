import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DeskPage } from '#contract/content/page-content.ts'
import { frameText, patchFrame, readPage, shownParts } from '#office/shell/site-frame/frame-document.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import { usePreviewPath } from './use-preview-path.ts'

interface FrameOptions {
  idPage: number
  language: keyof DeskPage
  /** What the server has: the page is shown anew when that is another. */
  saved: DeskPage
  /** Something is being typed on the page: it is left alone meanwhile. */
  isTyping: RefObject<boolean>
}

/** The real page with what lies on the desk, drawn by the site itself, in a frame where nothing runs. */
export function useFrame({ idPage, language, saved, isTyping }: FrameOptions) {
  const frame = useRef<HTMLIFrameElement>(null)
  const path = usePreviewPath(idPage)
  const [text, setText] = useState<{ language: keyof DeskPage; html: string } | null>(null)
  const [loads, setLoads] = useState(0)
  const [wishes, setWishes] = useState(0)
  const shown = useRef(new Map<string, string>())
  /** The frame has yet to show its text for the first time. */
  const isFirst = useRef(false)

  const show = useEffectEvent((html: string) => {
    if (isTyping.current) return
    const page = readPage(html)
    const inside = frame.current?.contentDocument
    if (text?.language === language && inside?.body) {
      patchFrame(inside, { page, shown: shown.current })
      setLoads((count) => count + 1)
    } else {
      shown.current = shownParts(page)
      isFirst.current = true
      setText({ language, html: frameText(page) })
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is saved is not read here; the site draws it.
  useEffect(() => {
    if (path === null) return
    const stop = new AbortController()
    void fetch(pathInLocale(path, language), { signal: stop.signal })
      .then((answer) => (answer.ok ? answer.text() : null))
      .catch(() => null)
      .then((html) => html !== null && !stop.signal.aborted && show(html))
    return () => stop.abort()
  }, [path, language, saved, wishes])

  return {
    frame,
    text: text?.html ?? null,
    loads,
    onLoad: () => {
      // A frame that has moved in the window begins anew with its first text: it gets all that came since.
      if (!isFirst.current) {
        shown.current = new Map()
        setWishes((count) => count + 1)
      }
      isFirst.current = false
      setLoads((count) => count + 1)
    },
    /** Draws it once more: what was left alone meanwhile. */
    refresh: () => setWishes((count) => count + 1),
  }
}

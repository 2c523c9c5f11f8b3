import { Box } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import type { DeskPage } from '#contract/content/page-content.ts'
import { frameText, readPage } from '#office/shell/site-frame/frame-document.ts'
import { ScaledFrame } from '#office/shell/site-frame/ScaledFrame.tsx'
import { WIDTHS } from '#office/shell/site-frame/WidthChoice.tsx'
import { pageChanges } from '#rules/content/drafts/page-changes.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import { useDeskWords } from './use-desk-words.ts'
import { usePreviewPath } from './use-preview-path.ts'

const HEIGHT = 460

interface CompareFramesProps {
  idPage: number
  idVersion: number
  language: keyof DeskPage
  before: DeskPage
  after: DeskPage
}

/** A version and what lies on the desk beside each other, as visitors would see them; what differs is marked in both. */
export function CompareFrames({ idPage, idVersion, language, before, after }: CompareFramesProps) {
  const words = useDeskWords().versions
  const changed = pageChanges(before, after).flatMap((change) =>
    change.language === language && 'id' in change ? [change.id] : [],
  )
  const frames = useRef(new Map<string, HTMLIFrameElement>())
  const follow = (scrolled: string, share: number) => {
    for (const [name, frame] of frames.current) {
      const inside = frame.contentWindow
      if (name === scrolled || !inside) continue
      const goal = share * (inside.document.documentElement.scrollHeight - inside.innerHeight)
      if (Math.abs(inside.scrollY - goal) > 2) inside.scrollTo(0, goal)
    }
  }
  const hold = (name: string) => (frame: HTMLIFrameElement | null) => {
    if (frame) frames.current.set(name, frame)
    else frames.current.delete(name)
  }
  const common = { idPage, language, changed, hold, follow }
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, mt: 1 }}>
      <ComparedFrame {...common} idVersion={idVersion} title={words.old} />
      <ComparedFrame {...common} idVersion={null} title={words.now} />
    </Box>
  )
}

interface ComparedFrameProps {
  idPage: number
  idVersion: number | null
  language: keyof DeskPage
  title: string
  changed: readonly string[]
  hold: (name: string) => (frame: HTMLIFrameElement | null) => void
  follow: (name: string, share: number) => void
}

function ComparedFrame({ idPage, idVersion, language, title, changed, hold, follow }: ComparedFrameProps) {
  const words = useDeskWords().desk
  const path = usePreviewPath(idPage, idVersion)
  const text = usePageText(path === null ? null : pathInLocale(path, language))
  const onLoad = (frame: HTMLIFrameElement) => {
    const inside = frame.contentWindow
    if (!inside) return
    for (const id of changed)
      for (const part of inside.document.querySelectorAll(`[data-part="${CSS.escape(id)}"]`))
        part.setAttribute('data-chosen', '')
    inside.addEventListener('scroll', () => {
      const rest = inside.document.documentElement.scrollHeight - inside.innerHeight
      if (rest > 0) follow(title, inside.scrollY / rest)
    })
  }
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Box component="figcaption" sx={{ fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary', mb: 0.5 }}>
        {title}
      </Box>
      <Box sx={{ height: HEIGHT, border: 1, borderColor: 'divider', position: 'relative' }}>
        {text === null ? (
          <Box role="status" sx={{ p: 2, color: 'text.secondary' }}>
            {words.loading}
          </Box>
        ) : (
          // As wide as on a desk, made small enough for two to stand beside each other.
          <ScaledFrame
            ref={hold(title)}
            title={title}
            srcDoc={text}
            onLoad={({ currentTarget }) => onLoad(currentTarget)}
            screen={WIDTHS.desktop}
          />
        )}
      </Box>
    </Box>
  )
}

/** A page of the site for a frame where nothing runs. */
function usePageText(path: string | null): string | null {
  const [text, setText] = useState<string | null>(null)
  useEffect(() => {
    if (path === null) return
    const stop = new AbortController()
    void fetch(path, { signal: stop.signal })
      .then((answer) => (answer.ok ? answer.text() : null))
      .catch(() => null)
      .then((html) => html !== null && !stop.signal.aborted && setText(frameText(readPage(html))))
    return () => stop.abort()
  }, [path])
  return text
}

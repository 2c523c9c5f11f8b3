import { useEffect, useState } from 'react'
import { closePagePreview, openPagePreview } from '#contract/content/routes.ts'
import { ask } from '#office/shell/ask.ts'

const HOURS = 12

/** Where the site shows the draft of a page, or one of its versions, as long as somebody looks here. */
export function usePreviewPath(idPage: number, idVersion: number | null = null): string | null {
  const [path, setPath] = useState<string | null>(null)
  useEffect(() => {
    let opened: { id: number } | null = null
    let isOver = false
    const params = { id: String(idPage) }
    const close = (id: number) =>
      void ask(closePagePreview, { params: { ...params, idPreview: String(id) } }).catch(() => null)
    void ask(openPagePreview, { params, body: { idVersion, hours: HOURS, purpose: 'DESK' } })
      .catch(() => null)
      .then((answer) => {
        if (!answer?.success) return
        opened = answer.data
        if (isOver) close(opened.id)
        else setPath(answer.data.path)
      })
    return () => {
      isOver = true
      if (opened) close(opened.id)
    }
  }, [idPage, idVersion])
  return path
}

import { Button } from '@mui/material'
import { type ChangeEvent, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import type { OnlineImage } from '#contract/media/pictures.ts'
import { uploadMedia } from '#contract/media/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { useSpokenLocale, useWords } from '#office/shell/locale.ts'
import { lookWords } from '#words/office/look/words.ts'

interface UploadButtonProps {
  label: string
  /** What it is about, for who does not see where it stands. */
  name: string
  onUploaded: (picture: OnlineImage) => void
}

/** One picture from the machine. */
export function UploadButton({ label, name, onUploaded }: UploadButtonProps) {
  const words = lookWords[useSpokenLocale()]
  const { faults } = useWords()
  const notify = useNotify()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    target.value = ''
    if (files.length === 0) return
    setBusy(true)
    const answer = await ask(uploadMedia, { body: {}, files }).catch(() => null)
    setBusy(false)
    const [picture] = answer?.success ? answer.data.media : []
    if (picture) onUploaded(picture)
    else notify((answer?.success ? null : answer?.message) ?? faults.offline, { type: 'error' })
  }
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="secondary"
        aria-label={name}
        disabled={isBusy}
        onClick={() => input.current?.click()}
      >
        {isBusy ? words.uploading : label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={name}
        accept="image/jpeg,image/png,image/webp,image/avif,image/svg+xml"
        onChange={upload}
      />
    </>
  )
}

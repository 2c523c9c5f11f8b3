import { useRef, useState } from 'react'
import { uploadMedia } from '#contract/media/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { useWords } from '#office/shell/locale.ts'
import { useMediaWords } from './library.ts'

/** As much as the server takes of one file. */
const MOST_BYTES = 15_000_000

export interface Upload {
  key: number
  name: string
  state: 'waiting' | 'sending' | 'done' | 'refused'
  reason: string
}

/** Sends files one after the other and says how each fares; one that is refused keeps none of the others. */
export function useUploads(onUploaded: (mediaId: string) => void) {
  const { faults } = useWords()
  const words = useMediaWords()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const line = useRef<Promise<void>>(Promise.resolve())
  const count = useRef(0)

  const change = (key: number, changed: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changed } : one)))

  const send = async (key: number, file: File) => {
    if (file.size > MOST_BYTES) return change(key, { state: 'refused', reason: words.upload.tooLarge })
    change(key, { state: 'sending' })
    const answer = await ask(uploadMedia, { body: {}, files: [file] }).catch(() => null)
    if (!answer?.success) {
      const reason = answer ? [answer.message, ...Object.values(answer.errors ?? {})].join(' ') : faults.offline
      return change(key, { state: 'refused', reason })
    }
    change(key, { state: 'done' })
    for (const { id } of answer.data.media) onUploaded(id)
  }

  const add = (files: readonly File[]) => {
    const added = files.map((file) => ({ key: count.current++, file }))
    const fresh = added.map(({ key, file }): Upload => ({ key, name: file.name, state: 'waiting', reason: '' }))
    setUploads((all) => [...all.filter(({ state }) => state !== 'done'), ...fresh])
    for (const { key, file } of added) line.current = line.current.then(() => send(key, file))
  }

  return { uploads, add, clear: () => setUploads([]) }
}

import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useWords } from '#office/shell/locale.ts'
import { createDetector } from './barcode-detector.ts'
import { useScanWords } from './use-scan-words.ts'

interface ScanDialogProps {
  onScan: (code: string) => void
  onClose: () => void
}

/** A few looks a second read a code as fast as a hand holds it still. */
const LOOK_MS = 200

/** What the camera sees, until there is a code in it. The pictures stay in this browser. */
export function ScanDialog({ onScan, onClose }: ScanDialogProps) {
  const words = useScanWords()
  const { cancel } = useWords().form
  const id = useId()
  const [isDenied, setDenied] = useState(false)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{words.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {isDenied ? <Alert severity="warning">{words.denied}</Alert> : <div>{words.hint}</div>}
        {!isDenied && <Finder onScan={onScan} onDenied={() => setDenied(true)} />}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {cancel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Its own, so that the film is there when it is looked for: dialogs come a moment later than what opens them. */
function Finder({ onScan, onDenied }: { onScan: (code: string) => void; onDenied: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const found = useEffectEvent(onScan)
  const denied = useEffectEvent(onDenied)
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    watch({ video: video.current, signal, onFound: (code) => found(code) }).catch(() => signal.aborted || denied())
    return () => ended.abort()
  }, [])
  return (
    <Box
      component="video"
      ref={video}
      muted
      playsInline
      sx={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', bgcolor: 'common.black', borderRadius: 1 }}
    />
  )
}

interface Watched {
  video: HTMLVideoElement | null
  signal: AbortSignal
  onFound: (code: string) => void
}

/** Looks through the camera at the back until a code is seen or nobody waits for one; fails where there is no camera. */
async function watch({ video, signal, onFound }: Watched): Promise<void> {
  const detector = createDetector()
  if (!video || !detector) return
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (signal.aborted) return stop()
  signal.addEventListener('abort', stop)
  video.srcObject = stream
  await video.play()
  while (!signal.aborted) {
    const [code] = await detector.detect(video)
    if (code && !signal.aborted) return onFound(code.rawValue)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}

import ScanIcon from '@mui/icons-material/QrCodeScannerOutlined'
import { IconButton, InputAdornment, Tooltip } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { readsCodes } from './barcode-detector.ts'
import { useScanWords } from './use-scan-words.ts'

const ScanDialog = lazy(() => import('./ScanDialog.tsx').then((part) => ({ default: part.ScanDialog })))

/** At the end of a field that takes a code: the camera types it, where the browser can read one. */
export function ScanButton({ onScan }: { onScan: (code: string) => void }) {
  const { open } = useScanWords()
  const [isOpen, setOpen] = useState(false)
  if (!readsCodes()) return null
  return (
    <InputAdornment position="end">
      <Tooltip title={open}>
        <IconButton edge="end" aria-label={open} onClick={() => setOpen(true)}>
          <ScanIcon />
        </IconButton>
      </Tooltip>
      {isOpen && (
        <Suspense fallback={null}>
          <ScanDialog
            onClose={() => setOpen(false)}
            onScan={(code) => {
              setOpen(false)
              onScan(code)
            }}
          />
        </Suspense>
      )}
    </InputAdornment>
  )
}

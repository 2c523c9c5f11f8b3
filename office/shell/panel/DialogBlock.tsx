import { Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Block } from './Block.tsx'

interface DialogBlockProps {
  title: string
  /** What the button says that opens the dialog. */
  open: string
  dialog: (onClose: () => void) => ReactNode
  children: ReactNode
}

/** A part of a page whose one act opens a dialog. */
export function DialogBlock({ title, open, dialog, children }: DialogBlockProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Block
      title={title}
      acts={
        <Button size="small" color="secondary" variant="outlined" onClick={() => setOpen(true)}>
          {open}
        </Button>
      }
    >
      {children}
      {isOpen && dialog(() => setOpen(false))}
    </Block>
  )
}

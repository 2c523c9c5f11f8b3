import { Button } from '@mui/material'
import { useState } from 'react'
import { withdrawBooking } from '#contract/visits/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { ConfirmDialog } from '#office/shell/frame/ConfirmDialog.tsx'
import { useAct } from '#office/shell/panel/use-act.ts'
import { useGuestWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { type ActedBooking, MoveDialog } from './MoveDialog.tsx'

interface BookingActsProps {
  booking: ActedBooking
  startsAt: string
  onDone: () => void
}

/** Moves a booking to another slot, or cancels it; either way its visitor is told. */
export function BookingActs({ booking, startsAt, onDone }: BookingActsProps) {
  const words = useGuestWords().visits
  const { act, isBusy } = useAct()
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null)
  const cancel = async () => {
    if (await act(ask(withdrawBooking, { params: { id: String(booking.id) } }), words.cancelled)) onDone()
  }
  return (
    <>
      <Button variant="contained" disabled={isBusy} onClick={() => setOpen('move')}>
        {words.move}
      </Button>
      <Button color="error" disabled={isBusy} onClick={() => setOpen('cancel')}>
        {words.cancel}
      </Button>
      {open === 'move' && (
        <MoveDialog booking={booking} startsAt={startsAt} onClose={() => setOpen(null)} onDone={onDone} />
      )}
      <ConfirmDialog
        isOpen={open === 'cancel'}
        title={fill(words.cancelTitle, { name: booking.name })}
        text={words.cancelText}
        confirm={words.cancel}
        onClose={() => setOpen(null)}
        onConfirm={() => void cancel()}
      />
    </>
  )
}

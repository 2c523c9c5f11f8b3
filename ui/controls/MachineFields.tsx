interface MachineFieldsProps {
  /** When the form was opened, sealed. */
  ticket: string
  /** What the field asks that no person sees. */
  trap: string
}

/** Tells people from machines: those fill in whatever is there, and at once. Nobody sees it, nor do screen readers. */
export function MachineFields({ ticket, trap }: MachineFieldsProps) {
  return (
    <>
      <input type="hidden" name="ticket" value={ticket} />
      <div aria-hidden="true" className="absolute h-px w-px overflow-hidden opacity-0">
        <label>
          {trap}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}

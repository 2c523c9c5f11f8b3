import './spinner.css'

/** Something is being done: seen as a turning ring, heard as its words. Nothing turns for who prefers it so. */
export function Spinner({ label }: { label: string }) {
  return (
    <p role="status" className="spinner">
      {label}
    </p>
  )
}

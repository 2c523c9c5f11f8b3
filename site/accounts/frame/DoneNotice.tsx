/** What has just been done, said once above the page. */
export function DoneNotice({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <p role="status" className="mt-6 max-w-2xl border-primary border-l-2 bg-ink/[0.045] px-4 py-3">
      {text}
    </p>
  )
}

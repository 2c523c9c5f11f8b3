import { useWords } from '#ui/text/words-context.tsx'
import { openChoices } from './consent-store.ts'

/** Leads back to the choice, from any page. Without JavaScript there is nothing to choose, and the button is not seen. */
export function ConsentButton({ className = '' }: { className?: string }) {
  const words = useWords().consent
  return (
    <button type="button" data-choices="" className={`cursor-pointer ${className}`} onClick={openChoices}>
      {words.manage}
    </button>
  )
}

import { useWords } from '#ui/text/words-context.tsx'
import { openChoices, useConsentView } from './consent-store.ts'

/** Leads back to the choice, from any page. Without JavaScript there is nothing to choose, and no button. */
export function ConsentButton({ className = '' }: { className?: string }) {
  const words = useWords().consent
  const isAlive = useConsentView() !== null
  return (
    <button
      type="button"
      data-consent=""
      className={`cursor-pointer ${isAlive ? '' : 'invisible'} ${className}`}
      onClick={openChoices}
    >
      {words.manage}
    </button>
  )
}

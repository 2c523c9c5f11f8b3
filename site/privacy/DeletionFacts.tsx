import type { PrivacyWords } from '#words/privacy/fr.ts'

/** What a deletion does, before it is done. */
export function DeletionFacts({ said }: { said: PrivacyWords['deletion'] }) {
  return (
    <ul className="mb-8 flex max-w-[60ch] list-disc flex-col gap-2 pl-5">
      <li>{said.gone}</li>
      <li>{said.kept}</li>
      <li>{said.archived}</li>
    </ul>
  )
}

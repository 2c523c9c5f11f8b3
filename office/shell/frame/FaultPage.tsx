import { PageHead } from '#office/shell/frame/PageHead.tsx'
import { currentLocale, useWords } from '#office/shell/locale.ts'
import { officeWords } from '#words/office/app/words.ts'

/** Before anything else could be loaded. */
export function FaultPage() {
  const { faults } = officeWords[currentLocale()]
  return (
    <main>
      <h1>{faults.title}</h1>
      <p>{faults.offline}</p>
      <button type="button" onClick={() => location.reload()}>
        {faults.again}
      </button>
    </main>
  )
}

export function NotFoundPage() {
  return <PageHead title={useWords().faults.notFound} />
}

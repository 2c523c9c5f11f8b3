import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { useBlocker } from 'react-router'

/** Asks before what was typed and not saved is left behind, by a link or with the page. */
export function useWarnBeforeLeaving(hasChanges: boolean): void {
  const translate = useTranslate()
  const blocker = useBlocker(hasChanges)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (confirm(translate('ra.message.unsaved_changes'))) blocker.proceed()
    else blocker.reset()
  }, [blocker, translate])
  useEffect(() => {
    if (!hasChanges) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [hasChanges])
}

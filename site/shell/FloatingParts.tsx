import { useEffect } from 'react'
import { useIdleLayout } from '#site/browser/idle-layout.ts'
import { useLockedPictures } from '#site/browser/picture-lock.ts'
import { useReveals } from '#site/browser/reveal.ts'
import { type TimedPopups, usePopups } from '#site/content/use-popups.ts'
import { ModalContainer } from '#ui/overlays/ModalContainer.tsx'
import { Notifications } from '#ui/overlays/Notifications.tsx'
import { SliderHost } from '#ui/overlays/SliderHost.tsx'
import { ProgressBar } from './ProgressBar.tsx'

interface FloatingPartsProps {
  repeatsAnimations: boolean
  locksRightClick: boolean
  /** Those that open by themselves. */
  popups: TimedPopups
}

/** What lies over the pages, once per document: all of it asleep until it is needed. */
export function FloatingParts({ repeatsAnimations, locksRightClick, popups }: FloatingPartsProps) {
  usePopups(popups)
  useIdleLayout()
  useReveals(repeatsAnimations)
  useLockedPictures(locksRightClick)
  useAlive()
  return (
    <>
      <ProgressBar />
      <ModalContainer />
      <SliderHost />
      <Notifications />
    </>
  )
}

/** Tells the page's first script that whatever it holds back can be done now. */
function useAlive(): void {
  useEffect(() => void dispatchEvent(new Event('cuvee-alive')), [])
}

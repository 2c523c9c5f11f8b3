import { ModalContainer } from '#ui/ModalContainer.tsx'
import { Notifications } from '#ui/Notifications.tsx'
import { SliderHost } from '#ui/SliderHost.tsx'
import { useLaidOutSoon } from './lay-out-soon.ts'
import { ProgressBar } from './ProgressBar.tsx'
import { useLockedPictures } from './picture-lock.ts'
import { usePopupLinks } from './popup-links.ts'
import { useReveals } from './reveal.ts'

interface FloatingPartsProps {
  repeatsAnimations: boolean
  locksRightClick: boolean
}

/** What lies over the pages, once per document: all of it asleep until it is needed. */
export function FloatingParts({ repeatsAnimations, locksRightClick }: FloatingPartsProps) {
  usePopupLinks()
  useLaidOutSoon()
  useReveals(repeatsAnimations)
  useLockedPictures(locksRightClick)
  return (
    <>
      <ProgressBar />
      <ModalContainer />
      <SliderHost />
      <Notifications />
    </>
  )
}

import type { ShownPicture } from '#contract/media/pictures.ts'
import { createStore } from '#ui/state/create-store.ts'

export interface Slide {
  picture: ShownPicture
  caption?: string | undefined
  /** What a film shows before it plays. */
  poster?: ShownPicture | undefined
}

export interface ShownSlides {
  slides: readonly Slide[]
  startAt: number
}

export const slider = createStore<ShownSlides | null>(null)

/** Shows pictures and films one by one over the whole screen. */
export function openSlider(slides: readonly Slide[], startAt = 0): void {
  if (slides.length > 0) slider.set({ slides, startAt })
}

export function closeSlider(): void {
  if (slider.get()) slider.set(null)
}

import { useEffect } from 'react'
import { useLocation } from '#ui/router/hooks.ts'
import { usePart } from '#ui/state/use-part.ts'
import { useStore } from '#ui/state/use-store.ts'
import { closeSlider, slider } from './slider-store.ts'

const load = () => import('./Slider.tsx').then((part) => part?.Slider)

/** The place of the slider, which is fetched when it is opened for the first time; another page closes it. */
export function SliderHost() {
  const shown = useStore(slider)
  const Slider = usePart({ isNeeded: shown !== null, load, giveUp: closeSlider })
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is not read, its change is what counts.
  useEffect(closeSlider, [pathname])
  return shown && Slider ? <Slider {...shown} /> : null
}

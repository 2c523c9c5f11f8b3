import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import type { Ground } from '#contract/content/section-fields.ts'
import type { SectionType } from '#contract/content/sections.ts'
import { Band } from './section-parts.tsx'
import type { SectionProps } from './section-props.ts'

// What is only read is drawn on the server, and browsers that come from another page fetch the code: pages that do not
// use a kind know no more of it than its line here.
const loadBottles = () => import('./BottleShelf.tsx').then((part) => ({ default: part.BottleShelf }))
const loadSlides = () => import('./SlideRow.tsx').then((part) => ({ default: part.SlideRow }))
const loadQuestions = () => import('./QuestionList.tsx').then((part) => ({ default: part.QuestionList }))
const loadTeam = () => import('./TeamPortraits.tsx').then((part) => ({ default: part.TeamPortraits }))
const loadPress = () => import('./PressCuttings.tsx').then((part) => ({ default: part.PressCuttings }))
const loadParcels = () => import('./ParcelSketch.tsx').then((part) => ({ default: part.ParcelSketch }))
const loadHours = () => import('./HoursTable.tsx').then((part) => ({ default: part.HoursTable }))
const loadPopup = () => import('./PopupButton.tsx').then((part) => ({ default: part.PopupButton }))

export const Bottles = inBand('bottles', import.meta.env.SSR ? (await loadBottles()).default : lazy(loadBottles))
export const Slides = kept('slides', import.meta.env.SSR ? (await loadSlides()).default : lazy(loadSlides))
export const Questions = inBand(
  'questions',
  import.meta.env.SSR ? (await loadQuestions()).default : lazy(loadQuestions),
)
export const Team = inBand('team', import.meta.env.SSR ? (await loadTeam()).default : lazy(loadTeam))
export const Press = inBand('press', import.meta.env.SSR ? (await loadPress()).default : lazy(loadPress))
export const Parcels = inBand('parcels', import.meta.env.SSR ? (await loadParcels()).default : lazy(loadParcels))
export const Hours = inBand('hours', import.meta.env.SSR ? (await loadHours()).default : lazy(loadHours))
export const Popup = inBand('popup', import.meta.env.SSR ? (await loadPopup()).default : lazy(loadPopup))

/** Those that stand on a ground. */
type Grounded = {
  [Type in SectionType]: SectionProps<Type>['section'] extends { ground: Ground } ? Type : never
}[SectionType]

function inBand<Type extends Grounded>(type: Type, View: ComponentType<SectionProps<Type>>) {
  const Kept = kept(type, View)
  return (props: SectionProps<Type>) => <Band ground={(props.section as { ground: Ground }).ground}>{Kept(props)}</Band>
}

function kept<Type extends SectionType>(type: Type, View: ComponentType<SectionProps<Type>>) {
  return (props: SectionProps<Type>): ReactNode => {
    const { keep, at } = props.scene
    const part = <View {...props} />
    return keep ? keep(`${type}-${at}`, part) : <Suspense>{part}</Suspense>
  }
}

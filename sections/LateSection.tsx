import { type ComponentType, lazy, type ReactNode } from 'react'
import type { LateType } from './late-types.ts'
import type { SectionContext, SectionProps } from './section-props.ts'

const loadBottles = () => import('./BottleShelf.tsx').then((part) => ({ default: part.BottleShelf }))
const loadSlides = () => import('./SlideRow.tsx').then((part) => ({ default: part.SlideRow }))
const loadQuestions = () => import('./QuestionList.tsx').then((part) => ({ default: part.QuestionList }))
const loadTeam = () => import('./TeamPortraits.tsx').then((part) => ({ default: part.TeamPortraits }))
const loadPress = () => import('./PressCuttings.tsx').then((part) => ({ default: part.PressCuttings }))
const loadParcels = () => import('./ParcelSketch.tsx').then((part) => ({ default: part.ParcelSketch }))
const loadHours = () => import('./HoursTable.tsx').then((part) => ({ default: part.HoursTable }))
const loadPopup = () => import('./PopupButton.tsx').then((part) => ({ default: part.PopupButton }))
const loadColumns = () => import('./ColumnRow.tsx').then((part) => ({ default: part.ColumnRow }))
const loadSpacer = () => import('./Spacer.tsx').then((part) => ({ default: part.Spacer }))
const loadShared = () => import('./SharedPart.tsx').then((part) => ({ default: part.SharedPart }))
const loadOwnThings = () => import('./OwnThings.tsx').then((part) => ({ default: part.OwnThings }))

const OwnThings = import.meta.env.SSR ? (await loadOwnThings()).default : lazy(loadOwnThings)

const views: { [Type in LateType]: ComponentType<SectionProps<Type>> } = {
  bottles: import.meta.env.SSR ? (await loadBottles()).default : lazy(loadBottles),
  slides: import.meta.env.SSR ? (await loadSlides()).default : lazy(loadSlides),
  questions: import.meta.env.SSR ? (await loadQuestions()).default : lazy(loadQuestions),
  team: import.meta.env.SSR ? (await loadTeam()).default : lazy(loadTeam),
  press: import.meta.env.SSR ? (await loadPress()).default : lazy(loadPress),
  parcels: import.meta.env.SSR ? (await loadParcels()).default : lazy(loadParcels),
  hours: import.meta.env.SSR ? (await loadHours()).default : lazy(loadHours),
  popup: import.meta.env.SSR ? (await loadPopup()).default : lazy(loadPopup),
  columns: import.meta.env.SSR ? (await loadColumns()).default : lazy(loadColumns),
  spacer: import.meta.env.SSR ? (await loadSpacer()).default : lazy(loadSpacer),
  shared: import.meta.env.SSR ? (await loadShared()).default : lazy(loadShared),
  album: OwnThings,
  wines: OwnThings,
  cuvee: OwnThings,
  vintages: OwnThings,
  medals: OwnThings,
  map: OwnThings,
  partners: OwnThings,
  news: OwnThings,
  blog: OwnThings,
  calendar: OwnThings,
  services: OwnThings,
  contact: OwnThings,
  form: OwnThings,
  newsletter: OwnThings,
  html: OwnThings,
}

/** The kinds that not every page has: a browser fetches the code of those that are there, if it has to draw them at all. */
export function LateSection({
  section,
  scene,
}: {
  section: SectionProps<LateType>['section']
  scene: SectionContext
}): ReactNode {
  // A section and its view share their type; the table says so, the compiler cannot follow it through the union.
  const View = views[section.type] as ComponentType<{ section: typeof section; scene: SectionContext }>
  return <View section={section} scene={scene} />
}

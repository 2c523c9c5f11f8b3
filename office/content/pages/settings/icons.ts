import {
  faAward,
  faBasketShopping,
  faBookOpen,
  faCalendarDays,
  faChampagneGlasses,
  faCircleInfo,
  faEnvelope,
  faGift,
  faGlobe,
  faHandshake,
  faHouse,
  faImages,
  faLeaf,
  faLocationDot,
  faMountain,
  faNewspaper,
  faPhone,
  faSeedling,
  faSun,
  faTruck,
  faUser,
  faUsers,
  faWineBottle,
  faWineGlass,
  type IconDefinition,
} from '@fortawesome/free-solid-svg-icons'
import type { PageSettingsWords } from '#words/office/page-settings/fr.ts'

type OfferedIcon = keyof PageSettingsWords['icon']['names']

const DRAWINGS: Readonly<Record<OfferedIcon, IconDefinition>> = {
  house: faHouse,
  'wine-bottle': faWineBottle,
  'wine-glass': faWineGlass,
  'champagne-glasses': faChampagneGlasses,
  seedling: faSeedling,
  leaf: faLeaf,
  sun: faSun,
  mountain: faMountain,
  'calendar-days': faCalendarDays,
  envelope: faEnvelope,
  phone: faPhone,
  'location-dot': faLocationDot,
  gift: faGift,
  'basket-shopping': faBasketShopping,
  newspaper: faNewspaper,
  'book-open': faBookOpen,
  images: faImages,
  users: faUsers,
  handshake: faHandshake,
  award: faAward,
  truck: faTruck,
  user: faUser,
  globe: faGlobe,
  'circle-info': faCircleInfo,
}

export const OFFERED_ICONS = Object.keys(DRAWINGS) as OfferedIcon[]

/** What is drawn of an icon that is offered; null of any other name. */
export function drawingOf(name: string): { width: number; height: number; path: string } | null {
  const key = name.replace(/^fa-(solid|regular|brands) /, '').replace(/^fa-/, '')
  const found = OFFERED_ICONS.find((one) => one === key)
  if (!found) return null
  const [width, height, , , path] = DRAWINGS[found].icon
  return { width, height, path: Array.isArray(path) ? path.join('') : path }
}

import type { EstatePage, EstatePageText } from './estate.ts'

type Told = Pick<EstatePageText, 'title' | 'metaDescription'>
type Telling = { fr: Told; en: Told } & Pick<EstatePage, 'sections' | 'usesAbsoluteMenu'>

interface MenuTexts {
  home: Telling
  estate?: Telling
  news?: Telling
  wines?: Telling
  partners?: Telling
  contact: Telling
}

const MENU = [
  { key: 'home', route: 'accueil', position: 0, url: '', fr: 'ACCUEIL', en: 'HOME' },
  { key: 'estate', route: 'notre-domaine', position: 10, url: 'notre-domaine', fr: 'NOTRE DOMAINE', en: 'OUR ESTATE' },
  { key: 'news', route: 'actualites', position: 20, url: 'actualites', fr: 'NOS ACTUS', en: 'NEWS' },
  { key: 'wines', route: 'nos-vins', position: 30, url: 'nos-vins', fr: 'NOS VINS', en: 'OUR WINES' },
  {
    key: 'partners',
    route: 'nos-partenaires',
    position: 40,
    url: 'nos-partenaires',
    fr: 'NOS REVENDEURS',
    en: 'STOCKISTS',
  },
  { key: 'contact', route: 'nous-contacter', position: 50, url: 'nous-contacter', fr: 'CONTACT', en: 'CONTACT' },
] as const

/** The fixed menu, with the pages that are told of: a showcase has no wine list to buy from. */
export function fixedPages(texts: MenuTexts): EstatePage[] {
  return MENU.flatMap(({ key, route, position, url, fr, en }) => {
    const told = texts[key]
    if (!told) return []
    const { fr: french, en: english, ...page } = told
    return {
      route,
      position,
      isShop: key === 'wines',
      texts: { fr: { url, menuTitle: fr, ...french }, en: { url, menuTitle: en, ...english } },
      ...page,
    }
  })
}

import type { DemoEstate } from '../estate.ts'
import { pages } from './pages.ts'
import { files } from './pictures.ts'

export const mirandel: DemoEstate = {
  id: 2,
  name: 'Château Mirandel',
  hosts: ['vitrine.localhost'],
  isECommerce: false,
  fonts: { title: 'Marcellus', content: 'EB Garamond' },
  files,
  logos: {},
  elements: [],
  addresses: [],
  parameters: {
    HIDE_CONTACT_PAGE: 'false',
    COMPANY_NAME: 'Château Mirandel',
    DARK_THEME: 'true',
    PRIMARY_COLOR: '#C8A45C',
    ACCENT_COLOR: '#C8A45C',
    BACKGROUND_COLOR: '#14110F',
    FONT_COLOR: '#EDE6DA',
    BACKGROUND_FOOTER_COLOR: '#0E0C0A',
    LOGO_POSITION: 'CENTER',
    MENU_ALIGNMENT: 'CENTER',
    HIDE_HOMEPAGE_IN_MENU: 'true',
  },
  pages,
}

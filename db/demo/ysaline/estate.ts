import type { DemoEstate } from '../estate.ts'
import { pages } from './pages.ts'
import { files } from './pictures.ts'

export const ysaline: DemoEstate = {
  id: 3,
  name: 'Les Coteaux d’Ysaline',
  hosts: ['coteaux.localhost'],
  isECommerce: true,
  fonts: { title: 'Fraunces', content: 'Figtree' },
  files,
  logos: {},
  elements: [],
  addresses: [],
  parameters: {
    HIDE_CONTACT_PAGE: 'false',
    COMPANY_NAME: 'Les Coteaux d’Ysaline',
    PRIMARY_COLOR: '#1F6F78',
    ACCENT_COLOR: '#B93C17',
    BACKGROUND_COLOR: '#F6F8F7',
    FONT_COLOR: '#16232B',
    BACKGROUND_FOOTER_COLOR: '#E3ECEA',
    LOGO_POSITION: 'LEFT',
    MENU_ALIGNMENT: 'RIGHT',
  },
  pages,
}

import type { DemoEstate } from '../estate.ts'
import { pages } from './pages.ts'
import { files } from './pictures.ts'

export const rochePerrine: DemoEstate = {
  id: 1,
  name: 'Domaine de la Roche-Perrine',
  hosts: ['localhost'],
  isDefault: true,
  isECommerce: true,
  fonts: { title: 'Cormorant Garamond', content: 'Jost' },
  files,
  logos: {},
  elements: [],
  addresses: [],
  parameters: {
    HIDE_CONTACT_PAGE: 'false',
    COMPANY_NAME: 'Domaine de la Roche-Perrine',
    PRIMARY_COLOR: '#7A1F2B',
    ACCENT_COLOR: '#8A6A35',
    BACKGROUND_COLOR: '#FBF8F2',
    FONT_COLOR: '#2A2521',
    BACKGROUND_FOOTER_COLOR: '#EFE8DB',
    LOGO_POSITION: 'CENTER',
    MENU_ALIGNMENT: 'LEFT',
  },
  pages,
}

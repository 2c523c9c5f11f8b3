/** How each parameter is called in the back office and in GET /parameter. The closed set is rules/parameters.ts. */
export const parameterLabels = {
  PRIMARY_COLOR: { fr: 'Couleur principale', en: 'Main colour' },
  ACCENT_COLOR: { fr: 'Couleur d’accent', en: 'Accent colour' },
  BACKGROUND_COLOR: { fr: 'Couleur de fond', en: 'Background colour' },
  FONT_COLOR: { fr: 'Couleur du texte', en: 'Text colour' },
  HEADING_COLOR: { fr: 'Couleur des titres', en: 'Heading colour' },
  BACKGROUND_HEADER_COLOR: { fr: 'Fond de l’en-tête', en: 'Header background' },
  FONT_HEADER_COLOR: { fr: 'Texte de l’en-tête', en: 'Header text' },
  BACKGROUND_FOOTER_COLOR: { fr: 'Fond du pied de page', en: 'Footer background' },
  FONT_FOOTER_COLOR: { fr: 'Texte du pied de page', en: 'Footer text' },
  ACTIVE_MENU_COLOR: { fr: 'Couleur du menu actif', en: 'Active menu colour' },
  DARK_THEME: { fr: 'Thème sombre', en: 'Dark theme' },
  LOGO_POSITION: { fr: 'Position du logo', en: 'Logo position' },
  MENU_ALIGNMENT: { fr: 'Alignement du menu', en: 'Menu alignment' },
  HIDE_HOMEPAGE_IN_MENU: { fr: 'Masquer l’accueil dans le menu', en: 'Hide the home page in the menu' },
  COMPANY_NAME: { fr: 'Nom de l’entreprise', en: 'Company name' },
  ALCOHOL_PREVENTION_BANNER: { fr: 'Message de prévention alcool', en: 'Alcohol prevention message' },
}

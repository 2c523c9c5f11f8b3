/** What the panel on the site says to whoever works for the estate. */
export const fr = {
  name: 'Gestion du site',
  edit: { wide: 'Modifier cette page', narrow: 'Modifier' },
  look: { wide: 'Voir cette page dans la gestion', narrow: 'La page' },
  editProduct: { wide: 'Modifier ce produit', narrow: 'Modifier' },
  lookProduct: { wide: 'Voir ce produit dans la gestion', narrow: 'Le produit' },
  draft: { wide: 'Brouillon en cours', narrow: 'Brouillon' },
  published: { wide: 'Page publiée', narrow: 'Publiée' },
  planned: { wide: 'Prochaine version le {date}', narrow: '{date}' },
  office: 'Gestion',
  fold: 'Replier la barre de gestion',
  unfold: 'Déplier la barre de gestion',
  quick: { wide: 'Prix et stock', narrow: 'Prix, stock' },
  quickTitle: 'Prix et stock',
  nothing: 'Ce produit n’a rien en vente.',
  only: 'Ce produit',
  centilitres: '{count} cl',
  price: 'Prix (€ TTC)',
  stock: 'En stock',
  save: 'Enregistrer',
  saved: 'C’est enregistré.',
  reload: 'Recharger la page',
  unreadable: 'Saisissez un prix comme 12,50 et un nombre entier de pièces.',
  lowest: 'Prix le plus bas des 30 derniers jours : {price}',
  offline: 'Le serveur ne répond pas. Réessayez.',
}

export type PanelWords = typeof fr

interface Change {
  name: string
  from: string | number
  to: string | number
}

/** What a cart tells its customer when something is not as it was. */
export const fr = {
  yes: 'Oui',
  priceChanged: ({ name, from, to }: Change) => `${name} : le prix est passé de ${from} à ${to}.`,
  loweredToStock: ({ name, from, to }: Change) =>
    `${name} : il n’en reste pas davantage, la quantité est passée de ${from} à ${to}.`,
  loweredToMultiple: ({ name, from, to }: Change, multiple: number) =>
    `${name} : la vente se fait par ${multiple}, la quantité est passée de ${from} à ${to}.`,
  withdrawn: (name: string) => `${name} : ce produit n’est plus en vente. Retirez-le pour passer la commande.`,
  soldOut: (name: string) =>
    `${name} : il n’en reste plus assez en stock. Retirez cette ligne pour passer la commande.`,
  belowMultiple: (name: string, multiple: number) =>
    `${name} : la vente se fait désormais par ${multiple}. Choisissez une nouvelle quantité.`,
  codeGone: (code: string) => `Le code ${code} n’est plus valable : il a été retiré du panier.`,
  codeFrom: (least: string) => `Ce code s’applique à partir de ${least} de produits.`,
}

export type CartNoticeWords = typeof fr

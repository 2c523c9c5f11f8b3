import type { ImportField, ImportKind } from '#contract/imports/closed-sets.ts'

/** What columns are usually called in the tables that estates keep themselves, kind by kind (plain: without accents and signs). */
export const PLAIN_HEADERS: Readonly<Record<ImportKind, Readonly<Record<string, ImportField>>>> = {
  PRODUCTS: {
    ...named('reference', 'reference | sku | ref | code | code article | ugs'),
    ...named('name', 'name | nom | produit | product | cuvee | vin | wine | designation | libelle'),
    ...named('year', 'year | annee | millesime | vintage'),
    ...named('format', 'format | contenance | volume | size | bouteille | capacity'),
    ...named('price', 'price | prix | tarif | prix ttc | price incl vat | prix de vente'),
    ...named('priceNet', 'prix ht | price excl vat | net price'),
    ...named('vatRate', 'tva | vat | taux de tva | vat rate'),
    ...named('stock', 'stock | quantite | quantity | stocks | en cave | en stock'),
    ...named('gtin', 'gtin | ean | ean13 | gencod | code barres | code barre | bar code | barcode'),
    ...named('weight', 'weight | poids | poids kg | weight kg'),
    ...named('weightGrams', 'poids g | weight g'),
    ...named('isValid', 'visible | publie | published | actif | active'),
    ...named('kind', 'genre | kind'),
    ...named('colour', 'couleur | colour | color'),
    ...named('appellation', 'appellation | aoc | aop'),
    ...named('grapes', 'cepage | cepages | grape | grapes'),
    ...named('alcohol', 'alcool | alcohol | degre | tav'),
    ...named('teaser', 'accroche | teaser | resume'),
    ...named('description', 'description'),
    ...named('categories', 'categorie | categories | category'),
    ...named('pictures', 'image | images | photo | photos | picture | pictures'),
  },
  STOCK: {
    ...named('reference', 'reference | sku | ref | code | ugs'),
    ...named('gtin', 'gtin | ean | ean13 | code barres | barcode'),
    ...named('quantity', 'quantity | quantite | stock | en cave | en stock | qte | qty'),
  },
  CUSTOMERS: {
    ...named('email', 'email | mail | courriel | e mail | adresse e mail | adresse email | email address'),
    ...named('firstname', 'prenom | firstname | first name'),
    ...named('lastname', 'nom | lastname | surname | last name'),
    ...named('phone', 'telephone | phone | mobile | portable | tel'),
    ...named('language', 'langue | language | locale'),
    ...named('company', 'societe | company | entreprise'),
    ...named('address', 'adresse | address | rue | street'),
    ...named('addressPart2', 'complement | adresse 2 | address 2 | complement d adresse'),
    ...named('postalCode', 'cp | postcode | zip | code postal | postal code'),
    ...named('city', 'ville | city | commune | town'),
    ...named('country', 'pays | country'),
    ...named('newsletter', 'newsletter'),
    ...named(
      'newsletterAt',
      'date consentement | newsletter date | consent date | date du consentement | newsletter le | newsletter date add',
    ),
  },
  ORDERS: {
    ...named('reference', 'commande | order | numero | numero de commande | order number | reference'),
    ...named('orderedAt', 'date | date de commande | order date'),
    ...named('status', 'etat | statut | status'),
    ...named('email', 'email | mail | courriel | e mail | adresse e mail'),
    ...named('firstname', 'prenom | firstname | first name'),
    ...named('lastname', 'nom | client | customer | lastname | last name'),
    ...named('total', 'total | montant | amount | total ttc'),
    ...named('shipping', 'port | frais de port | shipping'),
    ...named('currency', 'devise | currency'),
    ...named('itemName', 'produit | article | product | item | item name'),
    ...named('itemReference', 'sku | reference article | item sku'),
    ...named('itemQuantity', 'quantite | quantity | qte'),
    ...named('itemTotal', 'total ligne | line total | item total'),
  },
}

function named(field: ImportField, names: string): Record<string, ImportField> {
  return Object.fromEntries(names.split(' | ').map((name) => [name, field]))
}

import type { ImportField, ImportKind, ImportSource } from '#contract/imports/closed-sets.ts'

/** A header that we know: which of its names tell it from others, and what each of its names is. */
export interface KnownHeader {
  source: ImportSource
  kind: ImportKind
  /** All of these names are there (plain: without accents, case and signs); each may be said in several ways. */
  marks: readonly (readonly string[])[]
  fields: Readonly<Record<string, ImportField>>
}

/** Woo numbers them. */
const MOST_ATTRIBUTES = 12

/** WooCommerce's own product export, in English and in French. */
const WOO_PRODUCTS: KnownHeader = {
  source: 'WOOCOMMERCE',
  kind: 'PRODUCTS',
  marks: [['sku', 'ugs'], ['type'], ['regular price', 'tarif regulier', 'prix regulier'], ['published', 'publie']],
  fields: {
    id: 'sourceId',
    type: 'rowType',
    sku: 'reference',
    ugs: 'reference',
    'gtin upc ean or isbn': 'gtin',
    'gtin upc ean ou isbn': 'gtin',
    name: 'name',
    nom: 'name',
    published: 'isValid',
    publie: 'isValid',
    'short description': 'teaser',
    'description courte': 'teaser',
    description: 'description',
    stock: 'stock',
    'weight kg': 'weight',
    'poids kg': 'weight',
    'weight g': 'weightGrams',
    'poids g': 'weightGrams',
    'regular price': 'price',
    'tarif regulier': 'price',
    'prix regulier': 'price',
    categories: 'categories',
    images: 'pictures',
    parent: 'parent',
    ...attributes('attribute N name', 'attribute N value s'),
    ...attributes('nom de l attribut N', 'valeur s de l attribut N'),
    ...attributes('attribut N nom', 'attribut N valeur s'),
  },
}

/** Its customers, as its analytics and the usual export add-ons name them. */
const WOO_CUSTOMERS: KnownHeader = {
  source: 'WOOCOMMERCE',
  kind: 'CUSTOMERS',
  marks: [
    ['user email', 'customer email', 'email', 'billing email'],
    ['billing first name', 'billing postcode', 'total spend', 'user login', 'date last active'],
  ],
  fields: {
    'user email': 'email',
    'customer email': 'email',
    email: 'email',
    'billing email': 'email',
    'first name': 'firstname',
    'last name': 'lastname',
    'billing first name': 'firstname',
    'billing last name': 'lastname',
    'billing company': 'company',
    'billing address 1': 'address',
    'billing address 2': 'addressPart2',
    'billing postcode': 'postalCode',
    'postal code': 'postalCode',
    'billing city': 'city',
    city: 'city',
    'billing country': 'country',
    'country region': 'country',
    'billing phone': 'phone',
  },
}

/** Its orders: one line an order with its articles in one cell, or one line an article. */
const WOO_ORDERS: KnownHeader = {
  source: 'WOOCOMMERCE',
  kind: 'ORDERS',
  marks: [
    ['order id', 'order number', 'order'],
    ['order date', 'date'],
    ['order total', 'order total amount', 'total'],
  ],
  fields: {
    'order number': 'reference',
    'order id': 'reference',
    order: 'reference',
    'order date': 'orderedAt',
    date: 'orderedAt',
    status: 'status',
    'order status': 'status',
    'billing email': 'email',
    'email billing': 'email',
    'customer email': 'email',
    'billing first name': 'firstname',
    'first name billing': 'firstname',
    'billing last name': 'lastname',
    'last name billing': 'lastname',
    'order total': 'total',
    'order total amount': 'total',
    total: 'total',
    'shipping total': 'shipping',
    'order shipping': 'shipping',
    'order shipping amount': 'shipping',
    'order currency': 'currency',
    currency: 'currency',
    'line items': 'lineItems',
    'item name': 'itemName',
    'product name': 'itemName',
    'item sku': 'itemReference',
    'product sku': 'itemReference',
    sku: 'itemReference',
    'item quantity': 'itemQuantity',
    quantity: 'itemQuantity',
    'item total': 'itemTotal',
    'order line total': 'itemTotal',
    'order line subtotal': 'itemTotal',
  },
}

const PRESTA_PRODUCTS: KnownHeader = {
  source: 'PRESTASHOP',
  kind: 'PRODUCTS',
  marks: [
    ['product id', 'id', 'id produit'],
    ['name', 'nom'],
    [
      'price tax excluded',
      'prix ht',
      'price tax excl',
      'prix hors taxes',
      'price tax included',
      'prix ttc',
      'price tax incl',
    ],
    ['reference', 'reference #'],
  ],
  fields: {
    reference: 'reference',
    name: 'name',
    nom: 'name',
    'active 0 1': 'isValid',
    'actif 0 1': 'isValid',
    status: 'isValid',
    etat: 'isValid',
    active: 'isValid',
    'price tax included': 'price',
    'prix ttc': 'price',
    'price tax incl': 'price',
    'price tax excluded': 'priceNet',
    'price tax excl': 'priceNet',
    'prix ht': 'priceNet',
    'prix hors taxes': 'priceNet',
    quantity: 'stock',
    quantite: 'stock',
    ean13: 'gtin',
    weight: 'weight',
    poids: 'weight',
    summary: 'teaser',
    'short description': 'teaser',
    recapitulatif: 'teaser',
    resume: 'teaser',
    description: 'description',
    categorie: 'categories',
    category: 'categories',
    'categories x y z': 'categories',
    'image urls x y z': 'pictures',
    'url des images x y z': 'pictures',
    image: 'pictures',
  },
}

const PRESTA_CUSTOMERS: KnownHeader = {
  source: 'PRESTASHOP',
  kind: 'CUSTOMERS',
  marks: [
    ['email address', 'adresse e mail', 'email', 'e mail'],
    [
      'social title',
      'titre de civilite',
      'titre',
      'partner offers',
      'offres partenaires',
      'newsletter 0 1',
      'inscription',
    ],
  ],
  fields: {
    'email address': 'email',
    'adresse e mail': 'email',
    'e mail': 'email',
    email: 'email',
    'first name': 'firstname',
    prenom: 'firstname',
    'last name': 'lastname',
    nom: 'lastname',
    company: 'company',
    entreprise: 'company',
    societe: 'company',
    newsletter: 'newsletter',
    'newsletter 0 1': 'newsletter',
  },
}

const PRESTA_ORDERS: KnownHeader = {
  source: 'PRESTASHOP',
  kind: 'ORDERS',
  marks: [['reference'], ['total'], ['payment', 'paiement'], ['status', 'etat']],
  fields: {
    reference: 'reference',
    date: 'orderedAt',
    status: 'status',
    etat: 'status',
    customer: 'lastname',
    client: 'lastname',
    total: 'total',
    email: 'email',
  },
}

/** The ones with more marks first: what a narrower header says is surer. */
export const KNOWN_HEADERS: readonly KnownHeader[] = [
  WOO_PRODUCTS,
  PRESTA_PRODUCTS,
  PRESTA_ORDERS,
  WOO_ORDERS,
  PRESTA_CUSTOMERS,
  WOO_CUSTOMERS,
]

function attributes(name: string, value: string): Record<string, ImportField> {
  const numbers = Array.from({ length: MOST_ATTRIBUTES }, (_, at) => String(at + 1))
  return Object.fromEntries(
    numbers.flatMap((number): [string, ImportField][] => [
      [name.replace('N', number), 'attributeName'],
      [value.replace('N', number), 'attributeValue'],
    ]),
  )
}

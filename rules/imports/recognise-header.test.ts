import { expect, test } from 'vitest'
import { KNOWN_HEADERS } from './known-headers.ts'
import { recogniseHeader } from './recognise-header.ts'

const recognise = (header: string) => {
  const { kind, source, mapping } = recogniseHeader(header.split(';'), [])
  return [source, kind, mapping]
}

test('WooCommerce’s products, in English and in French', () => {
  expect(
    recognise('ID;Type;SKU;Name;Published;Regular price;Stock;Parent;Attribute 1 name;Attribute 1 value(s)'),
  ).toEqual([
    'WOOCOMMERCE',
    'PRODUCTS',
    [
      'sourceId',
      'rowType',
      'reference',
      'name',
      'isValid',
      'price',
      'stock',
      'parent',
      'attributeName',
      'attributeValue',
    ],
  ])
  expect(
    recognise('ID;Type;UGS;Nom;Publié;Tarif promo;Tarif régulier;Nom de l’attribut 1;Valeur(s) de l’attribut 1 '),
  ).toEqual([
    'WOOCOMMERCE',
    'PRODUCTS',
    ['sourceId', 'rowType', 'reference', 'name', 'isValid', null, 'price', 'attributeName', 'attributeValue'],
  ])
})

test('orders and customers of both shops', () => {
  expect(recognise('order_id;order_number;order_date;status;billing_email;order_total;line_items').slice(0, 2)).toEqual(
    ['WOOCOMMERCE', 'ORDERS'],
  )
  expect(
    recognise('Order Number;Order Date;Email (Billing);Order Total Amount;SKU;Item Name;Quantity').slice(0, 2),
  ).toEqual(['WOOCOMMERCE', 'ORDERS'])
  expect(recognise('ID;Titre de civilité;Prénom;Nom;Adresse e-mail;Newsletter;Offres partenaires;Inscription')).toEqual(
    ['PRESTASHOP', 'CUSTOMERS', [null, null, 'firstname', 'lastname', 'email', 'newsletter', null, null]],
  )
  expect(recognise('ID;Référence;Nouveau client;Client;Total;Paiement;État;Date').slice(0, 2)).toEqual([
    'PRESTASHOP',
    'ORDERS',
  ])
  expect(recognise('Product ID;Active (0/1);Name *;Price tax excluded;Reference #;Quantity').slice(0, 2)).toEqual([
    'PRESTASHOP',
    'PRODUCTS',
  ])
  expect(recognise('user_email;billing_first_name;billing_postcode')).toEqual([
    'WOOCOMMERCE',
    'CUSTOMERS',
    ['email', 'firstname', 'postalCode'],
  ])
})

test('a table of one’s own by the usual names; each field once', () => {
  expect(recognise('Cuvée;Millésime;Contenance;Prix TTC;Stock;Réf;Prix')).toEqual([
    'OTHER',
    'PRODUCTS',
    ['name', 'year', 'format', 'price', 'stock', 'reference', null],
  ])
  expect(recognise('Référence;Quantité').slice(0, 2)).toEqual(['OTHER', 'STOCK'])
  expect(recognise('Courriel;Prénom;Nom;Ville').slice(0, 2)).toEqual(['OTHER', 'CUSTOMERS'])
  expect(recognise('a;b;constructor')).toEqual(['OTHER', 'PRODUCTS', [null, null, null]])
})

test('the names of known headers are written as they are compared', () => {
  for (const { marks, fields } of KNOWN_HEADERS)
    for (const name of [...marks.flat(), ...Object.keys(fields)]) expect(name).toMatch(/^[a-z0-9#]+( [a-z0-9#]+)*$/)
})

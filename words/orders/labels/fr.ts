/** What stands on the address labels of parcels. */
export const fr = {
  title: 'Étiquettes d’adresse',
  filename: 'etiquettes',
  sender: 'Expéditeur',
  recipient: 'Destinataire',
  relay: 'Point relais, pour {name}',
  point: 'Point relais n° {id}',
  phone: 'Tél. {phone}',
  parcel: 'Colis {n}/{of}',
  contents: 'Vin',
  fragile: 'Fragile',
  upright: 'Haut',
}

export type LabelWords = typeof fr

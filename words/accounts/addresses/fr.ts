/** The words of an account's address book. */
export const fr = {
  title: 'Adresses',
  empty: 'Votre carnet est vide. Une adresse enregistrée ici vous évite de la retaper à chaque commande.',
  delivery: 'Proposée pour la livraison',
  billing: 'Proposée pour la facturation',
  edit: 'Modifier',
  remove: 'Supprimer',
  ofAddress: 'l’adresse de {name}, {city}',
  add: 'Ajouter une adresse',
  change: 'Modifier l’adresse',
  cancel: 'Annuler',
  full: 'Votre carnet compte vingt adresses, il est plein.',
  fields: {
    firstname: 'Prénom',
    lastname: 'Nom',
    company: 'Société (facultatif)',
    address: 'Adresse',
    addressPart2: 'Complément (facultatif)',
    postalCode: 'Code postal',
    city: 'Ville',
    idCountry: 'Pays',
    isCityConfirmed: 'Cette ville est juste, gardez l’adresse telle quelle.',
    isDeliveryDefault: 'La proposer d’abord pour la livraison',
    isBillingDefault: 'La proposer d’abord pour la facturation',
  },
  submit: 'Enregistrer l’adresse',
  done: {
    saved: 'L’adresse est enregistrée.',
    removed: 'L’adresse est supprimée. Vos commandes gardent la leur.',
  },
}

export type AddressBookWords = typeof fr

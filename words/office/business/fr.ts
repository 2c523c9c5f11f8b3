import { fr as imports } from '#words/imports/fr.ts'
import { fr as customersWords } from './customers/fr.ts'
import { fr as estateWords } from './estate/fr.ts'
import { fr as ordersWords } from './orders/fr.ts'

/** What the screens of the daily business say: orders, figures, customers, people, the log of changes, pick-up places. */
export const fr = {
  ...ordersWords,
  ...customersWords,
  ...estateWords,
  things: {
    imports: { choices: { kind: imports.kinds, state: imports.states } },
    orders: {
      choices: {
        fulfilment: {
          AWAITING_PAYMENT: 'En attente de paiement',
          PAID: 'À préparer',
          IN_PREPARATION: 'En préparation',
          SHIPPED: 'Expédiée',
          READY_FOR_PICKUP: 'Prête au retrait',
          DELIVERED: 'Livrée',
          CANCELLED: 'Annulée',
        },
        money: {
          OPEN: 'À payer',
          PAID: 'Payée',
          PARTLY_REFUNDED: 'Remboursée en partie',
          REFUNDED: 'Remboursée',
          HELD: 'Paiement retenu',
        },
        deliveryType: {
          DELIVERY: 'À domicile',
          PICKUP: 'Point relais',
          CLICK_AND_COLLECT: 'Retrait au domaine',
          NO_DELIVERY: 'Sans livraison',
        },
      },
    },
    quotes: {
      choices: {
        state: { OPEN: 'En attente', ACCEPTED: 'Accepté', LAPSED: 'Expiré', WITHDRAWN: 'Retiré' },
        source: { TELEPHONE: 'Au téléphone', VISIT: 'Au domaine', FAIR: 'Sur un salon', OTHER: 'Autrement' },
      },
    },
    messages: {
      choices: {
        topic: {
          VISIT: 'Visite et dégustation',
          ORDER: 'Commande et livraison',
          WINE: 'Nos vins',
          TRADE: 'Professionnels',
          PRESS: 'Presse',
          OTHER: 'Autre sujet',
        },
      },
    },
    customerGroups: {
      sections: { group: 'Groupe' },
      hints: { description: 'Pour vous : vos clients ne la voient pas.' },
    },
    discountCodes: {
      sections: { code: 'Remise', limits: 'Limites', use: 'Résultat' },
      choices: {
        type: { PERCENT: 'En pourcentage', EURO: 'En euros' },
        detailType: { PRODUCT: 'Les produits', SHIPPING_FEES: 'La livraison' },
      },
      hints: {
        code: 'Au moins trois caractères, sans espace.',
        amount: 'En euros ou en pourcentage, selon la nature de la remise.',
        least: 'Montant de produits à partir duquel le code est accepté.',
        maxUses: 'Vide : sans limite.',
        maxUsesPerCustomer: 'Vide : sans limite.',
      },
    },
    collectionPlaces: {
      sections: { place: 'Lieu', hours: 'Horaires de retrait', closures: 'Jours de fermeture' },
      hints: {
        slotMinutes: 'De 10 à 480 minutes.',
        capacity: 'Au-delà, le créneau n’est plus proposé.',
      },
    },
    companyAddresses: {
      sections: { address: 'Adresse', place: 'Sur la carte' },
      hints: { position: 'Les plus petits numéros sont montrés en premier.' },
    },
    people: { title: 'Équipe', one: 'Personne', fields: {}, choices: {} },
    simulator: { title: 'Simulateur de livraison', one: 'Simulation', fields: {}, choices: {} },
  },
  today: {
    counts: {
      toPrepare: 'Commandes à préparer',
      inPreparation: 'En préparation',
      toHandOver: 'À remettre au domaine',
      held: 'Paiements retenus',
      messages: 'Messages à répondre',
      formAnswers: 'Réponses à lire',
      returns: 'Retours à traiter',
      withdrawals: 'Rétractations',
      toRefund: 'Retours à rembourser',
      privacy: 'Demandes sur les données',
      mails: 'Courriels en échec',
      reviews: 'Avis à lire',
    },
    overdue: { one: 'dont 1 en retard', many: 'dont {n} en retard' },
    nextDue: 'la prochaine avant le {day}',
    turnover: 'Chiffre d’affaires',
    turnoverHint: 'TTC, livraison comprise, remboursements déduits.',
    spans: { today: 'Aujourd’hui', month: 'Ce mois', year: 'Cette année' },
    orders: { one: '1 commande', many: '{n} commandes' },
    lastYear: 'an dernier à la même date : {amount}',
    noLastYear: 'rien l’an dernier à la même date',
    by: { days: '30 derniers jours', months: '12 derniers mois' },
    scale: 'Période',
    chart: 'Chiffre d’affaires, {scale} : {amount}, contre {lastYear} un an plus tôt',
    thisYear: 'Cette année',
    yearBefore: 'Un an plus tôt',
    table: 'Voir les chiffres',
    hideTable: 'Masquer les chiffres',
    csv: 'Exporter (CSV)',
    file: 'chiffre-d-affaires',
    columns: {
      day: 'Jour',
      month: 'Mois',
      amount: 'Chiffre d’affaires',
      lastYear: 'Un an plus tôt',
      orders: 'Commandes',
    },
    best: 'Vins les plus vendus',
    bestHint: 'Sur trente jours.',
    pieces: 'Pièces',
    noSale: 'Aucune vente sur trente jours.',
    runningOut: 'Stocks qui s’épuisent',
    runningOutHint: 'Épuisés sous trente jours au rythme actuel.',
    toStock: 'Voir ces stocks',
    noneRunsOut: 'Aucun stock ne s’épuise sous trente jours.',
    left: 'Reste',
    daysLeft: { none: 'épuisé', one: '1 jour', many: '{n} jours' },
    duration: 'Durée',
    visits: 'Visites et paniers',
    visitsHint: 'Sur trente jours.',
    visitCount: 'Visites suivies',
    conversion: 'Commandes pour 100 visites',
    ordered: 'Commandes',
    cartsLeft: 'Paniers abandonnés',
    sources: 'Provenance',
  },
}

export type BusinessWords = typeof fr

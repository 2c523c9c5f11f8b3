import type { LegalChapter, LegalDocument } from '#words/content/legal/blocks.ts'
import type { LegalFacts } from '#words/content/legal/facts.ts'
import { bareAddress, dayAndMonth } from '#words/content/legal/format.ts'
import { identity } from '#words/content/legal/identity.ts'
import { linked } from '#words/content/legal/linked.ts'
import { link, list, paragraph, steps } from '#words/content/legal/make-blocks.ts'
import { UPDATED } from '#words/content/legal/updated.ts'
import { alcoholChapter } from './alcohol.ts'
import { guaranteesChapter } from './guarantees.ts'
import { showcaseSaleTerms } from './showcase-sale-terms.ts'
import { withdrawalChapter, withdrawalFormChapter } from './withdrawal.ts'

export function saleTerms(facts: LegalFacts): LegalDocument {
  return facts.isECommerce ? shopSaleTerms(facts) : showcaseSaleTerms(facts)
}

function shopSaleTerms(facts: LegalFacts): LegalDocument {
  return {
    title: 'Conditions générales de vente',
    updated: UPDATED['sale-terms'],
    lead: 'Ce que nous vous devons, et ce que nous vous demandons, quand vous achetez nos vins en ligne.',
    chapters: [
      seller(facts),
      adults(),
      products(),
      prices(facts),
      ordering(),
      payment(),
      stock(),
      delivery(facts),
      reception(),
      withdrawalChapter(facts),
      withdrawalFormChapter(facts),
      guaranteesChapter(),
      mediation(facts),
      personalData(),
      applicableLaw(),
      alcoholChapter(),
    ],
  }
}

function seller(facts: LegalFacts): LegalChapter {
  return {
    title: 'Qui vend, et à qui',
    blocks: [
      paragraph(
        `Ces conditions s’appliquent à toutes les commandes passées sur ${bareAddress(facts.siteUrl)} par des particuliers, c’est-à-dire pour un usage qui n’est pas professionnel. Le vendeur est :`,
      ),
      identity(facts, 'fr'),
      paragraph(
        'La version qui nous engage, vous et nous, est celle en ligne le jour de votre commande ; elle vous est envoyée avec la confirmation. Vous êtes restaurateur, caviste ou autre professionnel : écrivez-nous par la ',
        contact(),
        '.',
      ),
    ],
  }
}

function adults(): LegalChapter {
  return {
    title: 'Une vente réservée aux majeurs',
    blocks: [
      paragraph(
        'La vente d’alcool à des mineurs est interdite (article L. 3342-1 du code de la santé publique). Vous devez avoir 18 ans révolus pour commander nos vins, et la personne qui les reçoit aussi.',
      ),
      paragraph(
        'Nous vous demandons votre date de naissance et la vérifions à chaque commande qui contient de l’alcool, que vous ayez un compte ou non. Vous répondez de son exactitude. Une pièce d’identité peut vous être demandée à la livraison ou au retrait.',
      ),
    ],
  }
}

function products(): LegalChapter {
  return {
    title: 'Nos vins et nos produits',
    blocks: [
      paragraph(
        'Nous vendons les vins de notre récolte et, parfois, des produits qui les accompagnent. Chaque fiche dit ce qu’il faut savoir avant d’acheter : appellation, millésime, contenance, degré d’alcool, allergènes, prix et conditionnement.',
      ),
      paragraph(
        'Le vin est vivant : un léger dépôt, ou une robe qui évolue avec l’âge, ne sont pas des défauts. Nos photographies sont fidèles, mais l’étiquette peut changer d’un millésime à l’autre. Nous ne remplaçons jamais un millésime par un autre sans votre accord.',
      ),
    ],
  }
}

function prices({ salePricesFrom, salePricesUntil }: LegalFacts): LegalChapter {
  const period =
    salePricesFrom && salePricesUntil
      ? `du ${dayAndMonth(salePricesFrom, 'fr')} au ${dayAndMonth(salePricesUntil, 'fr')}`
      : 'tant qu’ils sont affichés sur le site'
  return {
    title: 'Prix',
    blocks: [
      paragraph(
        'Les prix sont en euros, toutes taxes comprises. La TVA y est incluse au taux de chaque produit : 20 % en règle générale, notamment pour le vin, et un taux réduit lorsque la loi le prévoit.',
      ),
      paragraph(
        `Nos prix de vente sont valables ${period}. Le prix appliqué est celui affiché au moment où vous commandez : un changement ultérieur ne concerne pas votre commande. Lorsqu’un prix est réduit, le prix de référence est le plus bas que nous ayons pratiqué pendant les 30 jours précédents.`,
      ),
      paragraph(
        'Les frais de livraison s’ajoutent au prix des produits. Ils dépendent de la destination, du mode de livraison et du nombre de bouteilles. Vous les voyez, avec le total à payer, avant de vous engager.',
      ),
    ],
  }
}

function ordering(): LegalChapter {
  return {
    title: 'Commander',
    blocks: [
      steps(
        'Choisissez vos produits et mettez-les au panier. Vous pouvez changer les quantités ou retirer un produit à tout moment.',
        'Indiquez vos coordonnées et votre date de naissance. Un compte n’est pas obligatoire.',
        'Choisissez votre mode de livraison parmi ceux que le site propose pour votre commande.',
        'Relisez le récapitulatif : produits, quantités, prix, frais et délai de livraison, total. Corrigez ce qui doit l’être.',
        'Acceptez ces conditions, appuyez sur « Commander avec obligation de paiement » et réglez par carte.',
      ),
      paragraph(
        'La vente est conclue lorsque votre paiement est accepté. Nous vous envoyons aussitôt un courriel avec le détail de votre commande, ces conditions et le formulaire de rétractation. Conservez-le.',
      ),
      paragraph(
        'Le contrat est conclu en français. S’il porte sur 120 € ou plus, nous le conservons pendant dix ans à compter de la livraison et vous en donnons copie sur demande (articles L. 213-1, D. 213-1 et D. 213-2 du code de la consommation).',
      ),
      paragraph(
        'Nous pouvons refuser une commande pour un motif légitime, par exemple un doute sérieux sur l’âge de l’acheteur ou un litige de paiement en cours.',
      ),
    ],
  }
}

function payment(): LegalChapter {
  return {
    title: 'Paiement',
    blocks: [
      paragraph(
        'Le paiement se fait par carte bancaire uniquement, en une fois, au moment de la commande. Un prestataire de paiement agréé s’en charge, sur une connexion chiffrée ; votre banque peut vous demander de confirmer votre identité. Nous ne voyons pas le numéro de votre carte et ne le gardons pas.',
      ),
      paragraph(
        'Si le paiement est refusé, la vente n’est pas conclue et vous ne devez rien. Votre facture vous est envoyée par courriel ; si vous avez un compte, vous la retrouvez aussi dans votre espace personnel.',
      ),
    ],
  }
}

function stock(): LegalChapter {
  return {
    title: 'Disponibilité',
    blocks: [
      paragraph(
        'Nos récoltes sont limitées : nos offres valent dans la limite des stocks. Mettre une bouteille au panier ne la réserve pas ; elle l’est quand vous commencez le paiement.',
      ),
      paragraph(
        'Si un produit venait malgré tout à manquer, nous vous prévenons sans attendre. Vous choisissez alors de patienter, d’accepter un autre produit ou d’être remboursé, au plus tard dans les 14 jours.',
      ),
    ],
  }
}

function delivery({ deliversAbroad }: LegalFacts): LegalChapter {
  const where = deliversAbroad
    ? 'Nous livrons en France métropolitaine et dans les pays que le site propose au moment de la commande.'
    : 'Nous livrons en France métropolitaine uniquement.'
  return {
    title: 'Livraison et retrait',
    blocks: [
      paragraph(
        `${where} Selon votre commande, le site vous propose la livraison à domicile, la livraison en point relais ou le retrait au domaine. Le transporteur, les frais, le délai et le nombre de bouteilles par colis sont indiqués avant le paiement.`,
      ),
      paragraph(
        'Nous livrons dans le délai annoncé au moment de la commande. Si aucun délai n’est annoncé, nous livrons au plus tard 30 jours après la vente (article L. 216-1 du code de la consommation). Pour un retrait au domaine, attendez notre message : il vous dit quand votre commande est prête.',
      ),
      paragraph(
        'En cas de retard, vous pouvez nous demander de livrer dans un délai supplémentaire raisonnable. Si nous n’y parvenons pas, vous pouvez annuler la vente ; vous pouvez le faire aussitôt si nous refusons de livrer, ou si la date était pour vous essentielle et que nous le savions. Nous vous remboursons alors toutes les sommes versées dans les 14 jours (articles L. 216-6 et L. 216-7 du code de la consommation).',
      ),
    ],
  }
}

function reception(): LegalChapter {
  return {
    title: 'À la réception du colis',
    blocks: [
      paragraph(
        'Les produits voyagent à nos risques jusqu’à ce que vous-même, ou la personne que vous avez désignée, les ayez en main (article L. 216-2 du code de la consommation). Il n’en va autrement que si vous confiez le transport à un transporteur que nous n’avons pas proposé. Si le colis est abîmé ou une bouteille cassée :',
      ),
      list(
        'refusez le colis, ou notez des réserves précises sur le bon de livraison ;',
        'photographiez le carton, le calage et les bouteilles ;',
        ['prévenez-nous, si possible dans les trois jours, par la ', contact(), '.'],
      ),
      paragraph(
        'Nous remplaçons ou remboursons ce qui est arrivé cassé ou manque. Ces précautions nous aident auprès du transporteur ; les oublier ne vous prive d’aucune de vos garanties légales.',
      ),
    ],
  }
}

function mediation({ mediator }: LegalFacts): LegalChapter {
  const named =
    mediator === null
      ? ['. Nous vous donnons son nom et ses coordonnées sur simple demande.']
      : [' : ', ...linked(mediator), '.']
  return {
    title: 'Réclamations et médiation',
    blocks: [
      paragraph(
        'Une difficulté, une déception : écrivez-nous d’abord par la ',
        contact(),
        '. Nous cherchons une solution avec vous.',
      ),
      paragraph(
        'Si notre réponse ne vous satisfait pas, vous pouvez, dans l’année qui suit votre réclamation écrite, saisir gratuitement le médiateur de la consommation dont nous relevons (articles L. 611-1 et suivants du code de la consommation)',
        ...named,
      ),
    ],
  }
}

function personalData(): LegalChapter {
  return {
    title: 'Données personnelles',
    blocks: [
      paragraph(
        'Nous utilisons vos données pour traiter votre commande et tenir nos comptes ; voyez la ',
        link('politique de confidentialité', '/privacy-policy'),
        '. La visite du site suit nos ',
        link('conditions générales d’utilisation', '/use-terms'),
        '.',
      ),
    ],
  }
}

function applicableLaw(): LegalChapter {
  return {
    title: 'Droit applicable',
    blocks: [
      paragraph(
        'Ces conditions sont régies par le droit français. Si vous résidez dans un autre pays de l’Union européenne, vous gardez la protection des règles impératives de ce pays.',
      ),
      paragraph(
        'Faute d’accord, vous pouvez saisir, à votre choix, un tribunal compétent selon le code de procédure civile ou celui du lieu où vous demeuriez au moment de la vente ou du dommage (article R. 631-3 du code de la consommation).',
      ),
    ],
  }
}

function contact() {
  return link('page de contact', '/nous-contacter')
}

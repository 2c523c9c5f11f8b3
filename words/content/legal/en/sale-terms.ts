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
    title: 'Terms of sale',
    updated: UPDATED['sale-terms'],
    lead: 'What we owe you, and what we ask of you, when you buy our wines online.',
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
    title: 'Who sells, and to whom',
    blocks: [
      paragraph(
        `These terms apply to every order placed at ${bareAddress(facts.siteUrl)} by private individuals, that is, for a purpose outside their trade or profession. The seller is:`,
      ),
      identity(facts, 'en'),
      paragraph(
        'The version that binds you and us is the one online on the day of your order; it is sent to you with the confirmation. If you are a restaurateur, a wine merchant or another professional, write to us through the ',
        contact(),
        '.',
      ),
    ],
  }
}

function adults(): LegalChapter {
  return {
    title: 'A sale for adults only',
    blocks: [
      paragraph(
        'Selling alcohol to minors is prohibited (article L. 3342-1 of the French code de la santé publique). You must be at least 18 to order our wines, and so must whoever receives them.',
      ),
      paragraph(
        'We ask for your date of birth and check it at every order that contains alcohol, whether or not you have an account. You answer for its accuracy. You may be asked for proof of identity on delivery or collection.',
      ),
    ],
  }
}

function products(): LegalChapter {
  return {
    title: 'Our wines and products',
    blocks: [
      paragraph(
        'We sell the wines of our own harvest and, sometimes, products that go with them. Each page says what you need to know before buying: appellation, vintage, bottle size, alcoholic strength, allergens, price and packaging.',
      ),
      paragraph(
        'Wine is alive: a light deposit, or a colour that changes with age, is not a defect. Our photographs are faithful, but the label may change from one vintage to the next. We never replace one vintage with another without your consent.',
      ),
    ],
  }
}

function prices({ salePricesFrom, salePricesUntil }: LegalFacts): LegalChapter {
  const period =
    salePricesFrom && salePricesUntil
      ? `from ${dayAndMonth(salePricesFrom, 'en')} to ${dayAndMonth(salePricesUntil, 'en')}`
      : 'for as long as they are shown on the site'
  return {
    title: 'Prices',
    blocks: [
      paragraph(
        'Prices are in euros and include all taxes. VAT is included at the rate of each product: 20% as a rule, in particular for wine, and a reduced rate where the law provides for one.',
      ),
      paragraph(
        `Our sale prices are valid ${period}. The price charged is the one shown when you order: a later change does not affect your order. When a price is reduced, the reference price is the lowest we charged during the preceding 30 days.`,
      ),
      paragraph(
        'Delivery costs are added to the price of the products. They depend on the destination, the delivery method and the number of bottles. You see them, with the total to pay, before you commit yourself.',
      ),
    ],
  }
}

function ordering(): LegalChapter {
  return {
    title: 'Ordering',
    blocks: [
      steps(
        'Choose your products and put them in the cart. You can change quantities or remove a product at any time.',
        'Give your contact details and your date of birth. You do not need an account.',
        'Choose a delivery method among those the site offers for your order.',
        'Read the summary again: products, quantities, prices, delivery cost and time, total. Correct whatever needs correcting.',
        'Accept these terms, press “Order with obligation to pay” and pay by card.',
      ),
      paragraph(
        'The sale is concluded when your payment is accepted. We send you an e-mail at once with the details of your order, these terms and the withdrawal form. Please keep it.',
      ),
      paragraph(
        'The contract is concluded in French; this translation is here to help you, and the French text prevails. If the contract is for €120 or more, we keep it for ten years from delivery and give you a copy on request (articles L. 213-1, D. 213-1 and D. 213-2 of the French code de la consommation).',
      ),
      paragraph(
        'We may refuse an order for a legitimate reason, for example a serious doubt about the buyer’s age or a payment dispute under way.',
      ),
    ],
  }
}

function payment(): LegalChapter {
  return {
    title: 'Payment',
    blocks: [
      paragraph(
        'Payment is by bank card only, in full, at the time of the order. A licensed payment provider takes care of it over an encrypted connection; your bank may ask you to confirm your identity. We neither see nor keep your card number.',
      ),
      paragraph(
        'If the payment is refused, the sale is not concluded and you owe nothing. Your invoice is sent to you by e-mail; if you have an account, you will also find it in your personal space.',
      ),
    ],
  }
}

function stock(): LegalChapter {
  return {
    title: 'Availability',
    blocks: [
      paragraph(
        'Our harvests are limited: our offers are valid while stocks last. Putting a bottle in the cart does not reserve it; it is reserved when you start to pay.',
      ),
      paragraph(
        'Should a product be missing all the same, we tell you without delay. You then choose to wait, to accept another product or to be refunded, within 14 days at the latest.',
      ),
    ],
  }
}

function delivery({ deliversAbroad }: LegalFacts): LegalChapter {
  const where = deliversAbroad
    ? 'We deliver in metropolitan France and in the countries that the site offers when you order.'
    : 'We deliver in metropolitan France only.'
  return {
    title: 'Delivery and collection',
    blocks: [
      paragraph(
        `${where} Depending on your order, the site offers delivery to your home, delivery to a pick-up point or collection at the estate. The carrier, the cost, the delivery time and the number of bottles per parcel are shown before you pay.`,
      ),
      paragraph(
        'We deliver within the time announced when you order. If none is announced, we deliver at the latest 30 days after the sale (article L. 216-1 of the French code de la consommation). To collect at the estate, wait for our message: it tells you when your order is ready.',
      ),
      paragraph(
        'If we are late, you can ask us to deliver within a reasonable additional time. If we do not manage to, you can cancel the sale; you can do so at once if we refuse to deliver, or if the date was essential to you and we knew it. We then refund everything you paid within 14 days (articles L. 216-6 and L. 216-7 of the French code de la consommation).',
      ),
    ],
  }
}

function reception(): LegalChapter {
  return {
    title: 'When the parcel arrives',
    blocks: [
      paragraph(
        'The products travel at our risk until you, or the person you have named, have them in hand (article L. 216-2 of the French code de la consommation). This is different only if you entrust them to a carrier that we did not offer. If the parcel is damaged or a bottle is broken:',
      ),
      list(
        'refuse the parcel, or note precise reservations on the delivery slip;',
        'photograph the box, the packing and the bottles;',
        ['tell us, within three days if possible, through the ', contact(), '.'],
      ),
      paragraph(
        'We replace or refund whatever arrived broken or is missing. These precautions help us with the carrier; forgetting them takes none of your legal guarantees away.',
      ),
    ],
  }
}

function mediation({ mediator }: LegalFacts): LegalChapter {
  const named =
    mediator === null
      ? ['. We will give you the name and contact details on request.']
      : [': ', ...linked(mediator), '.']
  return {
    title: 'Complaints and mediation',
    blocks: [
      paragraph(
        'If anything goes wrong or disappoints you, write to us first through the ',
        contact(),
        '. We will look for a solution with you.',
      ),
      paragraph(
        'If our answer does not satisfy you, you can, within a year of your written complaint, turn free of charge to the consumer mediator in charge of our sales (articles L. 611-1 and following of the French code de la consommation)',
        ...named,
      ),
    ],
  }
}

function personalData(): LegalChapter {
  return {
    title: 'Personal data',
    blocks: [
      paragraph(
        'We use your data to handle your order and to keep our accounts; see the ',
        link('privacy policy', '/privacy-policy'),
        '. Visiting the site is governed by our ',
        link('terms of use', '/use-terms'),
        '.',
      ),
    ],
  }
}

function applicableLaw(): LegalChapter {
  return {
    title: 'Applicable law',
    blocks: [
      paragraph(
        'These terms are governed by French law. If you live in another country of the European Union, you keep the protection of the mandatory rules of that country.',
      ),
      paragraph(
        'Failing an agreement, you may choose to go to a court that has jurisdiction under the French code of civil procedure, or to the court of the place where you lived at the time of the sale or of the damage (article R. 631-3 of the French code de la consommation).',
      ),
    ],
  }
}

function contact() {
  return link('contact page', '/nous-contacter')
}

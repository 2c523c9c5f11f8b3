import { note, paragraph } from '#words/content/legal/make-blocks.ts'

/** A faithful translation of the box that French law words itself: annex to article D211-2 of the code de la consommation. */
export const GUARANTEE_BOX = note(
  'Legal guarantee of conformity and legal guarantee against hidden defects',
  paragraph(
    'The consumer has two years from delivery of the goods to obtain performance of the legal guarantee of conformity if a lack of conformity appears. During this period, the consumer need only establish that the lack of conformity exists, not the date on which it appeared.',
  ),
  paragraph(
    'Where the contract of sale of the goods provides for the continuous supply of digital content or of a digital service for more than two years, the legal guarantee applies to that digital content or digital service throughout the agreed period of supply. During this period, the consumer need only establish that the lack of conformity affecting the digital content or the digital service exists, not the date on which it appeared.',
  ),
  paragraph(
    'The legal guarantee of conformity obliges the trader, where applicable, to supply all the updates needed to keep the goods in conformity.',
  ),
  paragraph(
    'The legal guarantee of conformity entitles the consumer to repair or replacement of the goods within thirty days of the request, free of charge and without major inconvenience.',
  ),
  paragraph(
    'If the goods are repaired under the legal guarantee of conformity, the consumer benefits from a six-month extension of the initial guarantee.',
  ),
  paragraph(
    'If the consumer asks for the goods to be repaired but the seller imposes replacement, the legal guarantee of conformity is renewed for two years from the date on which the goods are replaced.',
  ),
  paragraph(
    'The consumer may obtain a reduction of the purchase price while keeping the goods, or end the contract and be refunded in full against return of the goods, if:',
  ),
  paragraph('1. The trader refuses to repair or replace the goods;'),
  paragraph('2. The repair or replacement of the goods takes place after thirty days;'),
  paragraph(
    '3. The repair or replacement of the goods causes the consumer major inconvenience, in particular where the consumer definitively bears the cost of taking back or removing the non-conforming goods, or bears the cost of installing the repaired or replacement goods;',
  ),
  paragraph(
    '4. The lack of conformity persists in spite of the seller’s unsuccessful attempt to bring the goods into conformity.',
  ),
  paragraph(
    'The consumer is also entitled to a reduction of the price of the goods or to termination of the contract where the lack of conformity is so serious that it justifies an immediate price reduction or termination. The consumer is then not required to ask for repair or replacement of the goods beforehand.',
  ),
  paragraph('The consumer is not entitled to termination of the sale if the lack of conformity is minor.'),
  paragraph(
    'Any period during which the goods are out of use for repair or replacement suspends the remaining guarantee until the restored goods are delivered.',
  ),
  paragraph(
    'The rights mentioned above result from articles L. 217-1 to L. 217-32 of the French code de la consommation.',
  ),
  paragraph(
    'A seller who obstructs the legal guarantee of conformity in bad faith is liable to a civil fine of up to 300,000 euros, which may be raised to 10% of average annual turnover (article L. 241-5 of the French code de la consommation).',
  ),
  paragraph(
    'The consumer also benefits from the legal guarantee against hidden defects under articles 1641 to 1649 of the French code civil, for two years from discovery of the defect. This guarantee gives the right to a price reduction if the goods are kept, or to a full refund against return of the goods.',
  ),
)

import type { LegalChapter, LegalPart, NoteBlock } from '#words/content/legal/blocks.ts'
import { type LegalFacts, sellerName } from '#words/content/legal/facts.ts'
import { linked } from '#words/content/legal/linked.ts'
import { link, list, note, paragraph, steps } from '#words/content/legal/make-blocks.ts'

export function withdrawalChapter(facts: LegalFacts): LegalChapter {
  return {
    title: 'Right of withdrawal',
    blocks: [
      paragraph(
        `You have ${facts.withdrawalDays} days to change your mind, without reason or penalty (article L. 221-18 of the French code de la consommation). The period runs from the day after you receive your order or, if it comes in several parcels, the last of them. If it ends on a Saturday, a Sunday or a public holiday, it is extended to the next working day. You can also withdraw before delivery.`,
      ),
      paragraph('The simplest way is online, with or without an account:'),
      steps(
        'Open “Withdraw from contract here”, at the bottom of every page of the site or in the details of your order.',
        'Give your name, your order and the e-mail address to which the acknowledgement should go.',
        'Press “Confirm withdrawal”.',
        'You promptly receive an acknowledgement that repeats your statement, with its date and time.',
      ),
      paragraph(
        'This function is free of charge and stays open for the whole period. You can also send us the form below, or any other unequivocal statement, by post, by e-mail or through the ',
        link('contact page', '/nous-contacter'),
        '. It is enough to send it before the period ends.',
      ),
      paragraph(...returning(facts)),
      paragraph(
        'We refund everything you paid, delivery included, at the latest 14 days after we learn of your decision, by the same means of payment unless you accept another. We may wait until we have received the products or proof that they were sent. If you had chosen a delivery more expensive than our standard one, the supplement is not refunded.',
      ),
      paragraph('There is no right of withdrawal (article L. 221-28 of the French code de la consommation) for:'),
      list(
        'products that are clearly personalised or made at your request, for example a gift box engraved with your name;',
        'bottles and other sealed products that you have opened, and that cannot be taken back for reasons of hygiene or health protection;',
        'wines delivered more than 30 days after the sale, if their price depends on a market whose fluctuations we do not control, such as certain wines sold en primeur.',
      ),
    ],
  }
}

function returning({ headOffice }: LegalFacts): (string | LegalPart)[] {
  const where =
    headOffice === null
      ? ['to the address we give you as soon as you ask']
      : ['to the following address: ', ...linked(headOffice)]
  return [
    'Send the products back at the latest 14 days after telling us of your decision, ',
    ...where,
    '. The cost of returning them is yours. Pack the bottles with care: you answer only for a loss in value that comes from handling beyond what is needed to judge the nature and qualities of a product.',
  ]
}

/** The words are the law's: annex I (B) of directive 2011/83/EU. */
export function withdrawalFormChapter(facts: LegalFacts): LegalChapter {
  return {
    title: 'Model withdrawal form',
    blocks: [form(facts)],
  }
}

function form(facts: LegalFacts): NoteBlock {
  return note(
    'Complete and return this form only if you wish to withdraw from the contract.',
    paragraph(...addressee(facts)),
    paragraph(
      'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*):',
    ),
    paragraph('Ordered on (*)/received on (*):'),
    paragraph('Name of consumer(s):'),
    paragraph('Address of consumer(s):'),
    paragraph('Signature of consumer(s) (only if this form is notified on paper):'),
    paragraph('Date:'),
    paragraph('(*) Delete as appropriate.'),
  )
}

function addressee(facts: LegalFacts): (string | LegalPart)[] {
  const known = [sellerName(facts), facts.headOffice, facts.email].filter((fact) => fact !== null)
  if (known.length > 1) return ['To ', ...linked(known.join(', ')), ':']
  return [`To ${sellerName(facts)}, through the `, link('contact page', '/nous-contacter'), ':']
}

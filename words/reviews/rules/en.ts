import type { ReviewRuleWords } from './fr.ts'

export const en: ReviewRuleWords = {
  title: 'Verified reviews',
  description: 'How our customers’ reviews are collected, checked, published and kept.',
  intro: 'Every review published here comes from a person who bought the product on this site and received it.',
  parts: [
    {
      title: 'Who can leave a review',
      text: 'A few days after delivery, the buyer receives an e-mail with a personal link. Only that link allows a review, one for each product of the order. Nothing is given in return.',
    },
    {
      title: 'How it is checked',
      text: 'The link belongs to the order, so we know that the product was bought and delivered. We then read each review before publishing it, usually within three days. A low rating is never a reason to refuse one, and we do not change what was written.',
    },
    {
      title: 'What is shown, and in which order',
      text: 'The most recent reviews come first. Each shows its rating, the date it was published, the date of purchase, and a first name with an initial. The average is that of all published reviews of the product, each counting the same. Our answer, if there is one, stands beneath.',
    },
    {
      title: 'Changing a review',
      text: 'A review can be changed through the same link until it is published. To have a published review taken down, write to us: that is your right.',
    },
  ],
  refusedTitle: 'Reasons for refusal',
  refused: 'A review is refused for one of these reasons only. Its author is told by e-mail and can correct it.',
  refusals: {
    OFF_TOPIC: 'it is not about the product or its purchase.',
    OFFENSIVE: 'it contains insulting or discriminatory language.',
    PERSONAL_DATA: 'it contains personal data (a name, an address, a telephone number).',
    ADVERTISING: 'it advertises another house or contains a link.',
    UNLAWFUL: 'it is against the law, in particular if it encourages excessive drinking.',
  },
  keptTitle: 'For how long',
  kept: 'A refused review is deleted six months after the refusal. A published one is deleted five years after it was written, or sooner if the product leaves the site.',
  elsewhereTitle: 'Reviews from elsewhere',
  elsewhere:
    'When the site shows reviews from Google, they stand apart, under that name. We do not verify them, do not choose them and do not count them in our averages.',
  question: 'A question about a review?',
  contact: 'Write to us',
}

import { en } from '#words/consent/kept/en.ts'
import { keptRows } from '#words/consent/kept/kept-rows.ts'
import type { LegalChapter, LegalDocument } from '#words/content/legal/blocks.ts'
import type { LegalFacts } from '#words/content/legal/facts.ts'
import { link, list, paragraph, table, when } from '#words/content/legal/make-blocks.ts'
import { UPDATED } from '#words/content/legal/updated.ts'

const COLUMNS = ['Name', 'What it is for', 'How long']

export function cookiePolicy(facts: LegalFacts): LegalDocument {
  return {
    title: 'Cookie policy',
    updated: UPDATED['cookie-policy'],
    lead: 'What your browser remembers when you visit our site, why, and how you decide.',
    chapters: [definition(), exempt(facts), withConsent(), choice(), changeOfMind(), more()],
  }
}

function definition(): LegalChapter {
  return {
    title: 'What are we talking about?',
    blocks: [
      paragraph(
        'A cookie is a small file that the site hands to your browser, and that your browser hands back on the next visit. Local storage plays a similar part, but what it holds stays on your device until the site needs it. Here we call all of these “trackers”.',
      ),
    ],
  }
}

function exempt({ isECommerce }: LegalFacts): LegalChapter {
  return {
    title: 'What works without your consent',
    blocks: [
      paragraph(
        'The law does not ask for consent where the site cannot give you the service you asked for without a tracker (article 82 of the French Data Protection Act of 6 January 1978). These trackers serve no other purpose and do not follow you elsewhere.',
      ),
      table('Essential trackers', COLUMNS, ...keptRows(en, { isECommerce })),
      ...when(
        isECommerce,
        paragraph(
          'On the payment page, our payment provider may set trackers of its own, needed to secure the payment and to prevent fraud.',
        ),
      ),
    ],
  }
}

function withConsent(): LegalChapter {
  return {
    title: 'What waits for your consent',
    blocks: [
      paragraph(
        'The tools below can help us to understand how the site is visited or to measure our advertisements. None is loaded unless we use it, and none before you have accepted it. The banner shows you those that are really in use.',
      ),
      table(
        'Trackers that need your consent',
        COLUMNS,
        ['Matomo', 'Measures visits to the site', '13 months at most'],
        ['Google Analytics 4', 'Measures visits to the site', '13 months at most'],
        ['Plausible', 'Measures visits to the site, without cookies', 'Nothing is stored'],
        ['Google Ads', 'Measures the effect of our advertisements', '13 months at most'],
        ['Google Tag Manager', 'Loads the tools you have accepted', '13 months at most'],
        ['Facebook pixel (Meta)', 'Measures the effect of our advertisements', '13 months at most'],
      ),
      paragraph(
        'What these tools collect is not kept for more than 25 months. Google and Meta may process it outside the European Union; the ',
        link('privacy policy', '/privacy-policy'),
        ' says on what conditions.',
      ),
    ],
  }
}

function choice(): LegalChapter {
  return {
    title: 'Your choice',
    blocks: [
      paragraph('On your first visit, a banner asks what you prefer:'),
      list('to accept everything or refuse everything, with a single tap either way;', 'or to choose tool by tool.'),
      paragraph(
        'Not answering is not accepting. Refusing costs you no page and no service. We keep your choice for 6 months, then ask you again. No tracker you accept lives longer than 13 months.',
      ),
    ],
  }
}

function changeOfMind(): LegalChapter {
  return {
    title: 'Changing your mind',
    blocks: [
      paragraph(
        'You can go back on your choice at any time: the “Manage cookies” button, at the bottom of every page, opens the banner again. A tool you refuse is no longer loaded. You can also delete trackers already stored, or block them, in your browser’s settings.',
      ),
    ],
  }
}

function more(): LegalChapter {
  return {
    title: 'Further reading',
    blocks: [
      paragraph(
        'The CNIL, the French data protection authority, explains how to protect yourself from trackers at ',
        link('cnil.fr', 'https://www.cnil.fr/en'),
        '. Our ',
        link('terms of use', '/use-terms'),
        ' and our ',
        link('privacy policy', '/privacy-policy'),
        ' complete this text. If you have any question, write to us through the ',
        link('contact page', '/nous-contacter'),
        '.',
      ),
    ],
  }
}

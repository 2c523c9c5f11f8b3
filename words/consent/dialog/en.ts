import type { ConsentDialogWords } from './fr.ts'

export const en: ConsentDialogWords = {
  dialogTitle: 'Your choices, service by service',
  dialogIntro:
    'Nothing runs without your consent. Your choice holds for six months and can be changed at any time, at the foot of every page.',
  close: 'Close',
  save: 'Save my choices',
  accepted: 'Accepted',
  refused: 'Refused',
  always: 'Always there',
  alwaysHint: 'The site does not work without them; they have no other use.',
  exempt: {
    session: { name: 'Session', purpose: 'keeps you signed in to your account' },
    language: { name: 'Language', purpose: 'remembers the language you chose' },
    cart: { name: 'Cart', purpose: 'keeps your bottles from page to page' },
    choice: { name: 'This choice', purpose: 'saves you the question for six months' },
  },
  optional: 'With your consent',
  noServices: 'This site uses no measuring and no advertising service.',
  services: {
    MATOMO: {
      name: 'Matomo',
      vendor: 'A server chosen by the estate',
      purpose: 'Measures visits: pages seen, how long, and where visitors come from.',
    },
    GA4: {
      name: 'Google Analytics',
      vendor: 'Google Ireland Limited',
      purpose: 'Measures visits: pages seen, how long, and where visitors come from.',
    },
    PLAUSIBLE: {
      name: 'Plausible',
      vendor: 'A server chosen by the estate',
      purpose: 'Measures visits without cookies and without following anyone from one day to the next.',
    },
    TAG_MANAGER: {
      name: 'Google Tag Manager',
      vendor: 'Google Ireland Limited',
      purpose: 'Loads the measuring tools that the estate has gathered there.',
    },
    SITE_SCRIPTS: {
      name: 'Scripts added by the estate',
      vendor: 'Services chosen by the estate',
      purpose: 'Add functions of other services to the pages, which may recognise you.',
    },
    GOOGLE_ADS: {
      name: 'Google Ads',
      vendor: 'Google Ireland Limited',
      purpose: 'Measures what our advertisements on Google bring and lets Google show you others.',
    },
    FACEBOOK_PIXEL: {
      name: 'Meta Pixel',
      vendor: 'Meta Platforms Ireland Limited',
      purpose: 'Measures what our advertisements on Facebook and Instagram bring and lets Meta show you others.',
    },
  },
}

import type { NewsletterWords } from './fr.ts'

export const en: NewsletterWords = {
  eyebrow: 'Newsletter',
  consent:
    'I agree to receive the newsletters I have chosen by e-mail. I can unsubscribe at any time, by the link in each of them.',
  privacy: 'Your address serves these letters and nothing else. {link}',
  privacyLink: 'How we protect it',
  lists: 'What you will receive',
  subscribe: {
    title: 'News from the estate',
    intro:
      'News of the vines, the cellar and the bottles, when there is something to say. We ask you to confirm by an e-mail, and that is all.',
    email: 'Your e-mail address',
    submit: 'Subscribe',
    asked: 'Have a look at your inbox',
    askedHint:
      'An e-mail is waiting at the address you gave. Follow its link to confirm: otherwise we will not write to you. If it does not come, look among unwanted mail.',
  },
  confirm: {
    title: 'Confirm your subscription',
    intro: 'One last step, to be sure that it is you.',
    submit: 'Confirm my subscription',
    done: 'Thank you, you are subscribed',
    doneHint: 'We will write to you at this address. You can change your mind at any time.',
    preferences: 'Choose what I receive',
  },
  preferences: {
    title: 'What you receive',
    intro: 'For the address {email}. Tick what you want to read, untick the rest.',
    submit: 'Save',
    saved: 'Your choices are saved.',
    none: 'You no longer receive any newsletter.',
    leave: 'Stop everything',
  },
  unsubscribe: {
    title: 'Stop receiving our newsletters',
    intro: 'One click is enough. Your orders and your account do not change.',
    submit: 'Unsubscribe',
    done: 'You are unsubscribed',
    doneHint: 'We will send you no more newsletters. If it was a mistake, you can choose again what you receive.',
  },
  account: {
    title: 'Newsletter',
    intro: 'Choose what the estate may write to you, at {email}. Nothing is ticked beforehand.',
    unproven:
      'The first time, we send an e-mail to this address. Follow its link while you are signed in here: your choices are then shown and changed on this page.',
    awaiting: 'Have a look at your inbox: an e-mail asks you to confirm.',
    off: 'The estate sends no newsletter at the moment.',
  },
  over: 'This link no longer leads anywhere',
  overHint: 'It was used already, or its time is up. You can subscribe again.',
  again: 'Subscribe',
  home: 'Back to the home page',
}

import type { ProfileWords } from './fr.ts'

export const en: ProfileWords = {
  title: 'Profile',
  person: {
    title: 'You',
    firstname: 'First name',
    lastname: 'Last name',
    phone: 'Phone',
    mobile: 'Mobile phone',
    phoneHint: 'Optional, for the carrier.',
    birthdate: 'Date of birth',
    birthdateHint: 'By law, wine is sold to adults only.',
    locked:
      'It has proved your age and cannot be changed here any more. If it is wrong, write to us: the estate corrects it.',
    language: 'Language of our e-mails',
    languages: { fr: 'French', en: 'English' },
    submit: 'Save',
  },
  email: {
    title: 'E-mail address',
    present: 'Your address: {email}',
    confirmed: 'It is confirmed.',
    unconfirmed: 'It is not confirmed yet: follow the link that you got when you opened the account.',
    send: 'Send the link again',
    pending:
      'A change to {email} waits for a yes of both addresses, the old and the new one. Look into both mailboxes.',
    intro:
      'To change it, we write to the old and to the new one: the address changes when both have said yes. You cannot read the old one any more? Write to us.',
    next: 'New e-mail address',
    password: 'Present password',
    submit: 'Ask for the change',
  },
  done: {
    profil: 'Your details are saved.',
    sent: 'The link has just left for your address.',
    email: 'We have just written to both addresses. Follow the links within twenty-four hours.',
  },
  link: {
    eyebrow: 'Customer area',
    over: 'This link no longer opens',
    overHint: 'It has been used, or its time is over, or you have asked for a newer one.',
    account: 'Go to my account',
    EMAIL_CONFIRM: {
      title: 'Confirm your address',
      intro: 'Is {email} your address?',
      submit: 'Yes, it is mine',
    },
    EMAIL_CHANGE_OLD: {
      title: 'Accept the change of address',
      intro: 'The account {email} moves to the address {newEmail} as soon as that one has said yes too.',
      submit: 'Yes, I accept this change',
    },
    EMAIL_CHANGE_NEW: {
      title: 'Confirm the new address',
      intro: 'The account {email} moves to the address {newEmail} as soon as the old one has said yes too.',
      submit: 'Yes, it is my new address',
    },
    outcome: {
      CONFIRMED: { title: 'Your address is confirmed', text: 'Thank you. There is nothing else to do.' },
      WAITS_FOR_OLD: {
        title: 'Noted',
        text: 'The old address has yet to agree: follow the link that we sent to it.',
      },
      WAITS_FOR_NEW: {
        title: 'Noted',
        text: 'The new address has yet to agree: follow the link that we sent to it.',
      },
      CHANGED: {
        title: 'Your address is changed',
        text: 'From now on, sign in with the new one. Your other devices were signed out.',
      },
    },
  },
}

import type { PasswordWords } from './fr.ts'

export const en: PasswordWords = {
  eyebrow: 'Customer area',
  ask: {
    title: 'Forgotten password',
    intro:
      'Tell us the address of your account: we send you a link to choose a new password. It works once, for half an hour.',
    email: 'E-mail address',
    submit: 'Send me the link',
    sentTitle: 'Look into your mailbox',
    sent: 'If there is an account with this address, a link has just left for it. It arrives within a minute; have a look at your spam folder too.',
    again: 'Nothing came? Wait a minute before you ask again, and check the address.',
    askAgain: 'Ask for a link again',
    back: 'Back to signing in',
  },
  choose: {
    title: 'New password',
    intro: 'For the account {email}. Once the password is chosen, all devices are signed out.',
    password: 'New password',
    passwordHint: '12 characters, or 8 that mix three kinds: lower case, upper case, digits, other signs.',
    submit: 'Keep this password',
    over: 'This link no longer opens',
    overHint: 'It has been used, or the half hour is over, or you have asked for a newer one.',
    ask: 'Ask for a new link',
  },
}

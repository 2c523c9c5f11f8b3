import type { SecurityWords } from './fr.ts'

export const en: SecurityWords = {
  title: 'Sign-in and security',
  password: {
    title: 'Password',
    intro: 'Changing it signs your other devices out; this one stays signed in.',
    present: 'Present password',
    next: 'New password',
    hint: '12 characters, or 8 that mix three kinds: lower case, upper case, digits, other signs.',
    submit: 'Change the password',
    forgotten: 'Forgotten your password?',
  },
  devices: {
    title: 'Devices that are signed in',
    intro: 'A device that you do not know? Sign it out, then change your password.',
    name: '{browser} on {system}',
    browsers: {
      FIREFOX: 'Firefox',
      EDGE: 'Edge',
      OPERA: 'Opera',
      SAMSUNG: 'Samsung Internet',
      CHROME: 'Chrome',
      SAFARI: 'Safari',
      OTHER: 'Browser',
    },
    systems: {
      IPHONE: 'iPhone',
      IPAD: 'iPad',
      ANDROID: 'Android',
      WINDOWS: 'Windows',
      MAC: 'Mac',
      CHROMEBOOK: 'Chromebook',
      LINUX: 'Linux',
      OTHER: 'an unknown system',
    },
    current: 'This device',
    seen: 'Signed in on {first}, seen on {last}',
    end: 'Sign out',
    endAll: 'Sign everything out',
  },
  done: {
    device: 'The device is signed out.',
    password: 'Your password is changed.',
  },
}

import type { SiteWords } from './fr.ts'

export const siteWords: SiteWords = {
  skipToContent: 'Skip to content',
  mainMenu: 'Main menu',
  languages: 'Languages',
  menu: 'Menu',
  notFound: 'This page could not be found',
  notFoundHint: 'It may have moved, as a plot of vines changes its name.',
  backHome: 'Back to the home page',
  error: 'Error',
  errorHint: 'Something went wrong on our side. Try again in a moment.',
  discover: 'Discover the estate',
  siteUnknown: 'No site answers at this address',
  busy: 'The site is very busy. Try again in a few seconds.',
  errorPageFailed: 'An error occurred while showing the error page.',
  alcohol: 'Alcohol abuse is dangerous for your health: drink in moderation.',
}

import polyglotI18nProvider from 'ra-i18n-polyglot'
import englishMessages from 'ra-language-english'
import frenchMessages from 'ra-language-french'
import type { I18nProvider, TranslationMessages } from 'react-admin'
import { frenchTypography } from '#rules/basics/french-typography.ts'
import { LOCALE_CODES, LOCALES, type Locale, localeFromLang } from '#words/basics/locales.ts'
import { resourceWords } from '#words/office/resources/words.ts'
import { chooseLocale, currentLocale } from './locale.ts'

interface Sentences {
  [name: string]: string | Sentences
}

const OF_REACT_ADMIN: Readonly<Record<Locale, Sentences>> = {
  fr: mapSentences(frenchMessages as unknown as Sentences, frenchTypography),
  en: mapSentences(englishMessages as unknown as Sentences, (text) => text.replaceAll("'", '’')),
}

/** The sentences of react-admin in our typography, and the names of things from our own words. */
export function createI18nProvider(): I18nProvider {
  const locales = LOCALE_CODES.map((locale) => ({ locale, name: LOCALES[locale].label }))
  const messages = (locale: string) => messagesIn(localeFromLang(locale))
  const provider = polyglotI18nProvider(messages, currentLocale(), locales, { allowMissing: true })
  return {
    ...provider,
    async changeLocale(locale) {
      chooseLocale(localeFromLang(locale))
      await provider.changeLocale(locale)
    },
  }
}

/** Every sentence of react-admin is among them: they are its own, printed our way. */
function messagesIn(locale: Locale): TranslationMessages {
  const named = Object.entries(resourceWords[locale]).map(([name, { one, title, fields }]) => [
    name,
    { name: `${one} |||| ${title}`, fields },
  ])
  const messages = { ...OF_REACT_ADMIN[locale], resources: Object.fromEntries(named) }
  return messages as unknown as TranslationMessages
}

function mapSentences(sentences: Sentences, change: (text: string) => string): Sentences {
  const changed = Object.entries(sentences).map(([name, value]) => [
    name,
    typeof value === 'string' ? change(value) : mapSentences(value, change),
  ])
  return Object.fromEntries(changed)
}

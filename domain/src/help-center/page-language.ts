import type { LibraryPublic } from '../entities/library';
import type { TranslationPair } from '../translation/create-translator';
import { homeOf } from './help-center-home';

/** How a page's words are read out and laid out. */
export interface PageLanguage {
  /** BCP 47 */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

/** Languages that owners choose from, as BCP 47 writes them. */
export const PAGE_LANGUAGES = [
  ...['af', 'ar', 'az', 'bg', 'bn', 'bs', 'ca', 'cs', 'cy', 'da', 'de', 'el', 'en', 'es', 'et', 'eu', 'fa'],
  ...['fi', 'fr', 'ga', 'gl', 'gu', 'he', 'hi', 'hr', 'hu', 'hy', 'id', 'is', 'it', 'ja', 'ka', 'kk', 'km'],
  ...['kn', 'ko', 'lt', 'lv', 'mk', 'ml', 'mn', 'mr', 'ms', 'mt', 'my', 'nb', 'ne', 'nl', 'nn', 'pa', 'pl'],
  ...['ps', 'pt', 'pt-BR', 'ro', 'ru', 'sd', 'si', 'sk', 'sl', 'sq', 'sr', 'sv', 'sw', 'ta', 'te', 'th'],
  ...['tl', 'tr', 'ug', 'uk', 'ur', 'uz', 'vi', 'yi', 'zh-Hans', 'zh-Hant', 'zu'],
] as const;

/** What a stored language may be; '' if the owner has chosen none. */
export const LANGUAGE_PATTERN = /^(?:[a-z]{2,3}(?:-[A-Za-z]{2,4})?)?$/;

const RTL_LANGUAGES = ['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'];
const LETTER = /\p{L}/gu;
const HEBREW = /\p{Script=Hebrew}/gu;
const ARABIC = /\p{Script=Arabic}/gu;
/** Letters that Arabic itself does not have. */
const URDU = /[ٹڈڑے]/;
const PERSIAN = /[پچژگ]/;

const isRtl = (lang: string): boolean => RTL_LANGUAGES.includes(lang.split('-')[0] ?? '');

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** What the texts are written in, if that is right to left; else English, the language of the product's own texts. */
function languageOf(text: string): string {
  const half = count(text, LETTER) / 2;
  if (count(text, HEBREW) > half) return 'he';
  if (count(text, ARABIC) <= half) return 'en';
  if (URDU.test(text)) return 'ur';
  return PERSIAN.test(text) ? 'fa' : 'ar';
}

/** The language of a library's pages: the one its owner has chosen, else what its own words are written in. */
export function pageLanguage(library: LibraryPublic, translations: readonly TranslationPair[]): PageLanguage {
  const { title, description, language = '' } = library.settings.metaData;
  const { headline, introduction } = homeOf(library);
  const words = translations.map(({ translation }) => translation);
  const isChosen = language !== '' && LANGUAGE_PATTERN.test(language);
  const lang = isChosen
    ? language
    : languageOf([title, description, headline, introduction, ...words].join(' '));
  return { lang, dir: isRtl(lang) ? 'rtl' : 'ltr' };
}

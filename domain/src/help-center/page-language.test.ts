import { describe, expect, it } from 'vitest';
import { makeLibrary } from '../testing/factories';
import { LANGUAGE_PATTERN, PAGE_LANGUAGES, pageLanguage } from './page-language';

const withMeta = (metaData: object, changes = {}) => {
  const library = makeLibrary(changes);
  return {
    ...library,
    settings: { ...library.settings, metaData: { ...library.settings.metaData, ...metaData } },
  };
};
const languageOf = (metaData: object, translations: string[] = [], changes = {}) =>
  pageLanguage(
    withMeta(metaData, changes),
    translations.map((translation, index) => ({ source: `${index}`, translation })),
  );
const HEBREW = { title: 'מרכז העזרה', description: 'תשובות' };

describe('the language of a library’s pages', () => {
  it.each([
    ['de', 'ltr'],
    ['pt-BR', 'ltr'],
    ['he', 'rtl'],
    ['ar', 'rtl'],
  ])('is the one its owner has chosen: %s, %s', (language, dir) => {
    expect(languageOf({ ...HEBREW, language })).toEqual({ lang: language, dir });
  });

  it('is English where nothing is chosen', () => {
    expect(languageOf({})).toEqual({ lang: 'en', dir: 'ltr' });
    expect(languageOf({ language: '' }, ['Warenkorb'])).toEqual({ lang: 'en', dir: 'ltr' });
    expect(languageOf({ title: '', description: '' })).toEqual({ lang: 'en', dir: 'ltr' });
  });

  it.each([
    [HEBREW, 'he'],
    [{ title: 'مركز المساعدة', description: '' }, 'ar'],
    [{ title: 'مرکز پشتیبانی', description: '' }, 'fa'],
    [{ title: 'مدد کے لیے', description: '' }, 'ur'],
  ])('is recognised by letters that run right to left: %j is %s', (metaData, lang) => {
    expect(languageOf(metaData)).toEqual({ lang, dir: 'rtl' });
  });

  it('is that of most words, translations and the home page included', () => {
    expect(languageOf({ title: 'Acme', description: '' }, ['איך נוכל לעזור?', 'צרו קשר']).dir).toBe('rtl');
    expect(languageOf({ title: 'Help of Acme', description: 'For שלום and others' }).dir).toBe('ltr');
    const home = { helpCenterHome: { headline: 'איך נוכל לעזור?', introduction: 'כל התשובות' } };
    expect(languageOf({ title: 'Acme', description: '' }, [], home).dir).toBe('rtl');
  });

  it('is never a text that is no language', () => {
    for (const language of ['"><script>', 'english', 'e', 'EN', 'en-', 'en-GB-x']) {
      expect(languageOf({ language })).toEqual({ lang: 'en', dir: 'ltr' });
    }
    expect(PAGE_LANGUAGES.every((language) => LANGUAGE_PATTERN.test(language))).toBe(true);
  });
});

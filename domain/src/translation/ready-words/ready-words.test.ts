import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../limits';
import { FEEDBACK_TEXTS } from '../../texts/article-feedback';
import { BACK_WORDS } from '../../texts/back-words';
import { CHAT_TEXTS } from '../../texts/chat';
import { CONTACT_TEXTS } from '../../texts/contact';
import { VISITOR_CONVERSATION_TEXTS } from '../../texts/conversation';
import { FORM_PAGE_TEXTS } from '../../texts/form-page';
import { HELP_CENTER_TEXTS } from '../../texts/help-center';
import { SEARCH_TEXTS } from '../../texts/search';
import { WIDGET_TEXTS } from '../../texts/widget';
import { checkTranslation } from '../check-translation';
import { createTranslator, type TranslationPair } from '../create-translator';
import { READY_LANGUAGES, type ReadyLanguage, readyChanges } from './ready-words';

/** All of a language's: what a library without any gets. */
const readyWords = (language: ReadyLanguage) => readyChanges(language, []).missing;

const LANGUAGES: readonly ReadyLanguage[] = ['de', 'es', 'fr'];

/** Texts of the chat that only the team reads, and that hold a word of a visitor's text. */
const FOR_THE_TEAM = ['cameBack', 'handedBack', 'queueIsBusy', 'handOverBody', 'toQueue', 'handedToQueue'];
const ALSO_FOR_THE_TEAM = ['close', 'closeAsk', 'closeBody', 'search', 'cobrowseTakeBack', 'cobrowseBlocked'];

/** The texts of the chat up to the team's side. */
const CHAT_OF_VISITORS = Object.fromEntries(
  Object.entries(CHAT_TEXTS).slice(0, Object.keys(CHAT_TEXTS).indexOf('chats')),
);

const { live, closed, late, held, offline, title, yours, noAccessTitle, noAccessBody } =
  VISITOR_CONVERSATION_TEXTS;
const PAGE_STATES = Object.entries({
  live,
  closed,
  late,
  held,
  offline,
  title,
  yours,
  noAccessTitle,
  noAccessBody,
});

/** The same in every language, within attributes and fields, where nothing is translated, or of the admin's preview. */
const UNTRANSLATED = new Set([...['title', 'pageDescription', 'requestPlaceholder', 'trialSent']]);

const visitorTexts = [
  FEEDBACK_TEXTS,
  CONTACT_TEXTS,
  FORM_PAGE_TEXTS,
  HELP_CENTER_TEXTS,
  SEARCH_TEXTS,
  WIDGET_TEXTS,
]
  .flatMap((texts) => Object.values(texts))
  .concat(
    Object.entries(CHAT_TEXTS)
      .filter(([name]) => ![...FOR_THE_TEAM, ...ALSO_FOR_THE_TEAM].includes(name))
      .map(([, text]) => text),
  )
  .filter((text) => typeof text === 'string');

describe.each(LANGUAGES)('the ready-made words in %s (D-95)', (language) => {
  const pairs = readyWords(language);
  const translate = createTranslator(pairs, new Date());

  it('are translations that a library may have', () => {
    for (const pair of pairs) {
      expect(
        checkTranslation(
          pair,
          pairs.filter((other) => other !== pair),
        ),
        pair.source,
      ).toEqual({});
    }
    expect(pairs.length).toBeLessThan(LIMITS.translationsPerLibrary / 2);
  });

  it('leave no text half translated', () => {
    const sources = new Set(pairs.map(({ source }) => source.toLowerCase()));
    const half = visitorTexts.filter((text) => !sources.has(text.toLowerCase()) && translate(text) !== text);
    expect(half).toEqual([]);
  });

  it('leave no text of a chat, of the contact form or of a form in English, except those of the list', () => {
    const sources = new Set(pairs.map(({ source }) => source.toLowerCase()));
    const texts = [
      ...Object.entries(BACK_WORDS),
      ...Object.entries(CHAT_OF_VISITORS),
      ...Object.entries(CONTACT_TEXTS),
      ...Object.entries(FORM_PAGE_TEXTS),
      ...Object.entries(FORM_PAGE_TEXTS.problems),
      ...PAGE_STATES,
    ];
    const english = texts.filter(
      ([name, text]) =>
        typeof text === 'string' && !sources.has(text.toLowerCase()) && !UNTRANSLATED.has(name),
    );
    expect(english).toEqual([]);
  });

  it('leave no English beside a name or a number', () => {
    const english = /\b(?:you|the|queue|time|here|for)\b/i;
    expect(translate(CHAT_TEXTS.waiting(7))).not.toMatch(english);
    expect(translate(CHAT_TEXTS.waitingAgain(7))).not.toMatch(english);
    expect(translate(CHAT_TEXTS.here('Ada'))).not.toMatch(english);
    expect(translate(`${BACK_WORDS.monday} 9:00`)).not.toMatch(/\b(?:we|away|back|on|at|Monday)\b/i);
    expect(translate(CONTACT_TEXTS.tooManyFiles(5))).not.toMatch(english);
    expect(translate(WIDGET_TEXTS.backTo('lumen.example'))).toContain('lumen.example');
  });
});

describe('what the ready-made words change in a library', () => {
  const stored = (pairs: readonly TranslationPair[]) =>
    pairs.map((pair, index) => ({ id: `t${index}`, ...pair }));

  it('leaves words that it translates itself, in any case', () => {
    const own = { source: ` ${WIDGET_TEXTS.searchForHelp.toUpperCase()} `, translation: 'Frag uns' };
    const { missing, replaced } = readyChanges('de', stored([own]));
    expect(missing).toHaveLength(readyWords('de').length - 1);
    expect(missing.map(({ source }) => source)).not.toContain(WIDGET_TEXTS.searchForHelp);
    expect(replaced).toEqual([]);
  });

  it('puts another language in the place of one that was taken over, and again changes nothing', () => {
    const { missing, replaced } = readyChanges('fr', stored(readyWords('de')));
    expect(missing).toEqual([]);
    const changed = replaced.map(({ id, source, translation }) => [id, source, translation]);
    expect(changed).toContainEqual(['t0', HELP_CENTER_TEXTS.heading, 'Comment pouvons-nous vous aider ?']);
    expect(replaced.every(({ before, translation }) => before !== translation)).toBe(true);
    expect(readyChanges('fr', stored(readyWords('fr')))).toEqual({ missing: [], replaced: [] });
  });

  it('names each language in itself', () => {
    expect(Object.keys(READY_LANGUAGES)).toEqual(LANGUAGES);
  });
});

import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../limits';
import { FEEDBACK_TEXTS } from '../../texts/article-feedback';
import { CHAT_TEXTS } from '../../texts/chat';
import { CONTACT_TEXTS } from '../../texts/contact';
import { HELP_CENTER_TEXTS } from '../../texts/help-center';
import { SEARCH_TEXTS } from '../../texts/search';
import { WIDGET_TEXTS } from '../../texts/widget';
import { checkTranslation } from '../check-translation';
import { createTranslator } from '../create-translator';
import { missingWords, READY_LANGUAGES, type ReadyLanguage, readyWords } from './ready-words';

const LANGUAGES: readonly ReadyLanguage[] = ['de', 'es', 'fr'];

/** Texts of the chat that only the team reads, and that hold a word of a visitor's text. */
const FOR_THE_TEAM = ['cameBack', 'handedBack', 'queueIsBusy', 'handOverBody', 'toQueue', 'handedToQueue'];
const ALSO_FOR_THE_TEAM = ['close', 'closeAsk', 'closeBody', 'search'];

const visitorTexts = [FEEDBACK_TEXTS, CONTACT_TEXTS, HELP_CENTER_TEXTS, SEARCH_TEXTS, WIDGET_TEXTS]
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

  it('leave no English beside a name or a number', () => {
    const english = /\b(?:you|the|queue|time|here|for)\b/i;
    expect(translate(CHAT_TEXTS.waiting(7))).not.toMatch(english);
    expect(translate(CHAT_TEXTS.waitingAgain(7))).not.toMatch(english);
    expect(translate(CHAT_TEXTS.here('Ada'))).not.toMatch(english);
    expect(translate(CONTACT_TEXTS.tooManyFiles(5))).not.toMatch(english);
    expect(translate(WIDGET_TEXTS.backTo('lumen.example'))).toContain('lumen.example');
  });
});

describe('the ready-made words that a library lacks', () => {
  it('leave out those it translates itself, in any case', () => {
    const own = { source: ` ${WIDGET_TEXTS.searchForHelp.toUpperCase()} `, translation: 'Frag uns' };
    const missing = missingWords('de', [own]);
    expect(missing).toHaveLength(readyWords('de').length - 1);
    expect(missing.map(({ source }) => source)).not.toContain(WIDGET_TEXTS.searchForHelp);
    expect(missingWords('fr', readyWords('de'))).toEqual([]);
  });

  it('name each language in itself', () => {
    expect(Object.keys(READY_LANGUAGES)).toEqual(LANGUAGES);
  });
});

import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits';
import { CANNED_REPLY_TEXTS } from '../texts/canned-replies';
import { checkReply, storedReply } from './check-reply';

const fields = { title: 'Refund', shortcut: 'refund', text: 'It is on its way.' };

describe('a canned reply', () => {
  it('is stored without spaces around it, and without the slash of its shortcut', () =>
    expect(storedReply({ title: ' Refund ', shortcut: '/Refund', text: ' It is.\n' })).toEqual({
      title: 'Refund',
      shortcut: 'refund',
      text: 'It is.',
    }));

  it('is complete with a title and a text', () => {
    expect(checkReply({ ...fields, shortcut: '' }, [])).toEqual({});
    expect(checkReply({ title: ' ', shortcut: '', text: '' }, [])).toEqual({
      title: CANNED_REPLY_TEXTS.titleRequired,
      text: CANNED_REPLY_TEXTS.textRequired,
    });
  });

  it('has a shortcut that can be typed behind a slash', () => {
    expect(checkReply({ ...fields, shortcut: 're fund' }, []).shortcut).toBe(
      CANNED_REPLY_TEXTS.shortcutInvalid,
    );
    expect(checkReply({ ...fields, shortcut: 'a/b' }, []).shortcut).toBe(CANNED_REPLY_TEXTS.shortcutInvalid);
  });

  it('shares its shortcut with no other', () =>
    expect(checkReply({ ...fields, shortcut: '/REFUND' }, [{ ...fields, title: 'Money' }]).shortcut).toBe(
      CANNED_REPLY_TEXTS.shortcutTaken('Money'),
    ));

  it.each([
    ['title', LIMITS.cannedReplyTitle],
    ['shortcut', LIMITS.cannedReplyShortcut],
    ['text', LIMITS.cannedReplyText],
  ] as const)('has a %s of at most %i characters', (field, limit) => {
    expect(checkReply({ ...fields, [field]: 'x'.repeat(limit) }, [])).toEqual({});
    expect(checkReply({ ...fields, [field]: 'x'.repeat(limit + 1) }, [])).toHaveProperty(field);
  });
});

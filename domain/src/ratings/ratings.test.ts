import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { saveRating } from '../api/inbox/ratings';
import { feedOfRating } from '../feed/feed-of-rating';
import { DURATIONS, LIMITS } from '../limits';
import { RATING_LABELS } from '../texts/ratings';
import { preselectedRating } from './preselected-rating';
import { averageRating, countRating, NOTHING_RATED, totalRating } from './rating-figures';
import { parseRatingKey, ratingKey } from './rating-key';
import { composeRatingMail } from './rating-mail';
import { isRatingOpen } from './rating-period';
import { RATINGS } from './rating-values';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('S2.4-18, D-06: the key of a rating link', () => {
  it('splits from the right, so that only the conversation may hold hyphens', () => {
    expect(parseRatingKey('a-b-c')).toEqual({ conversationRef: 'a', messageId: 'b', libraryId: 'c' });
    expect(parseRatingKey('x-y-b-c')).toEqual({ conversationRef: 'x-y', messageId: 'b', libraryId: 'c' });
  });

  it('reads back what it was made of', () => {
    const id = fc.stringMatching(/^[A-Za-z0-9]{1,40}$/);
    fc.assert(
      fc.property(id, id, id, (conversationRef, messageId, libraryId) => {
        const answer = { conversationRef, messageId, libraryId };
        expect(parseRatingKey(ratingKey(answer))).toEqual(answer);
      }),
    );
  });

  it.each(['', 'a', 'a-b', '-b-c', 'a--c', 'a-b-', 'a/b-c-d', 'a-../x-c', 'a-b-c/d'])('refuses %j', (key) => {
    expect(parseRatingKey(key)).toBeNull();
  });
});

describe('S5-14: the rating of a link', () => {
  it('is one of five digits', () => {
    expect(RATINGS.map((rating) => preselectedRating(String(rating)))).toEqual([...RATINGS]);
  });

  it.each([null, '', '0', '6', '1.5', '05', ' 5', '5 ', '5e0', 'five', '٣'])('ignores %j', (query) => {
    expect(preselectedRating(query)).toBeNull();
  });
});

describe('D-06: a rating', () => {
  it('is given for 60 days', () => {
    const first = { answeredAtMs: 0, ratedAtMs: null };
    expect(isRatingOpen(first, DURATIONS.ratingOpenMs - 1)).toBe(true);
    expect(isRatingOpen(first, DURATIONS.ratingOpenMs)).toBe(false);
    expect(DURATIONS.ratingOpenMs).toBe(60 * DAY_MS);
  });

  it('is changed for 7 days, also after the 60', () => {
    const rated = { answeredAtMs: 0, ratedAtMs: 59 * DAY_MS };
    expect(isRatingOpen(rated, 66 * DAY_MS - 1)).toBe(true);
    expect(isRatingOpen(rated, 66 * DAY_MS)).toBe(false);
    expect(isRatingOpen({ answeredAtMs: 0, ratedAtMs: 0 }, 7 * DAY_MS)).toBe(false);
  });

  it('D-05: is a whole number from 1 to 5 with a comment that may be empty', () => {
    const takes = (body: object) => saveRating.body.safeParse({ key: 'a-b-c', ...body }).success;
    for (const rating of RATINGS) expect(takes({ rating, comment: '' })).toBe(true);
    for (const rating of [0, 6, -1, 2.5, '4', null, undefined])
      expect(takes({ rating, comment: '' })).toBe(false);
    expect(takes({ rating: 4, comment: 'x'.repeat(LIMITS.ratingComment) })).toBe(true);
    expect(takes({ rating: 4, comment: 'x'.repeat(LIMITS.ratingComment + 1) })).toBe(false);
    expect(takes({ rating: 4 })).toBe(false);
  });
});

describe('the figures of a teammate', () => {
  it('count each rating once, however often it changes', () => {
    const step = fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom(...RATINGS));
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const given = new Map<string, (typeof RATINGS)[number]>();
        let figures = NOTHING_RATED;
        for (const [answer, rating] of steps) {
          figures = countRating(figures, given.get(answer) ?? null, rating);
          given.set(answer, rating);
        }
        const values = [...given.values()];
        const sum = values.reduce<number>((all, rating) => all + rating, 0);
        expect(figures).toEqual({ count: values.length, sum });
      }),
    );
  });

  it('have an average with one decimal, and none without a rating', () => {
    expect(averageRating(NOTHING_RATED)).toBe('');
    expect(averageRating({ count: 3, sum: 13 })).toBe('4.3');
    expect(
      averageRating(
        totalRating([
          { count: 1, sum: 5 },
          { count: 3, sum: 3 },
        ]),
      ),
    ).toBe('2.0');
  });
});

describe('the mail that asks for a rating', () => {
  const mail = composeRatingMail({
    brand: { companyName: 'Acme', themeColor: '#0f6e64' },
    number: 42,
    reviewUrl: 'https://help.example/reviewForm?key=a-b-c&signature=s',
  });

  it('S3-38: has a link for each star, which only names it', () => {
    for (const rating of RATINGS) {
      const url = `https://help.example/reviewForm?key=a-b-c&signature=s&rating=${rating}`;
      expect(mail.text).toContain(`${rating} - ${RATING_LABELS[rating]}: ${url}`);
      expect(JSON.stringify(mail.page)).toContain(url);
    }
  });

  it('names the ticket by its number alone (D-07)', () => {
    expect(mail.text).toContain('Your request #42 to Acme is closed.');
  });
});

it('S3-30: the feed says what a visitor gave, for whom and where', () => {
  expect(feedOfRating({ message_rating: 4, agent_name: 'Ada' }, 42)).toEqual({
    trigger: 'user',
    activity_name: 'rated 4 of 5 for Ada in ticket #42',
    agent: { agent_name: 'A visitor', agent_picture: '' },
    workflow_name: '',
    workflow_ref: '',
    entity_type: 'Rating',
  });
  expect(feedOfRating({ message_rating: 4, agent_name: 'Ada' }, 0).activity_name).toBe(
    'rated 4 of 5 for Ada in a chat',
  );
});

import { describe, expect, it } from 'vitest';
import { makeNewsFlash } from '../testing/factories';
import { timestamp } from '../testing/timestamp';
import { ENDED, isNewlyPublished, newsState, nextNewsStep, publishedNow } from './news-schedule';

const [first, second] = [timestamp(1), timestamp(2)];
const draft = { is_published: false };

describe('the schedule of a news flash (S3-17)', () => {
  it('publishes what is planned, and ends what is published', () => {
    expect(nextNewsStep(makeNewsFlash({ ...draft, publish_at: first, expires_at: second }))).toBe(first);
    expect(nextNewsStep(makeNewsFlash({ expires_at: second }))).toBe(second);
    expect(nextNewsStep(makeNewsFlash({ ...draft, expires_at: second }))).toBeNull();
    expect(nextNewsStep(makeNewsFlash())).toBeNull();
  });

  it('dates anew what people get who could not read it before', () => {
    const none = { is_published: false, is_staff_published: false };
    const staff = { ...none, is_staff_published: true };
    const visitors = { ...none, is_published: true };
    for (const before of [none, staff]) expect(isNewlyPublished(visitors, before)).toBe(true);
    expect(isNewlyPublished(staff, none)).toBe(true);
    for (const after of [none, staff, visitors]) expect(isNewlyPublished(after, visitors)).toBe(false);
    for (const after of [none, staff]) expect(isNewlyPublished(after, staff)).toBe(false);
  });

  it('names what staff see', () => {
    const staff = { ...draft, audience: 'staff', is_staff_published: true } as const;
    expect(newsState(makeNewsFlash(), 5)).toBe('published');
    expect(newsState(makeNewsFlash(staff), 5)).toBe('staff');
    expect(newsState(makeNewsFlash(draft), 5)).toBe('unpublished');
    expect(newsState(makeNewsFlash({ ...draft, publish_at: timestamp(6) }), 5)).toBe('planned');
    expect(newsState(makeNewsFlash({ expires_at: timestamp(5) }), 5)).toBe('expired');
  });

  it('publishes for those whom it is meant for, with its end as the next step', () => {
    expect(publishedNow(makeNewsFlash({ ...draft, expires_at: first }))).toEqual({
      audience: 'public',
      is_published: true,
      is_staff_published: false,
      publish_at: null,
      next_at: first,
    });
    expect(publishedNow(makeNewsFlash({ ...draft, audience: 'staff' }))).toMatchObject({
      is_published: false,
      is_staff_published: true,
    });
    expect(nextNewsStep({ ...makeNewsFlash({ expires_at: first }), ...ENDED })).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { adminLinks } from '../../../shared/routes/admin-links';
import { readDraftView } from './draft-view';

const read = (query: string, mayReview = true) => readDraftView(new URLSearchParams(query), mayReview);

describe('the list of drafts in the URL (S3-40)', () => {
  it("holds one's own drafts in all states by default (S9-19)", () => {
    expect(read('')).toEqual({ reviewFor: 'self', state: null });
    expect(read('review_for=nobody&review_status=lost')).toEqual({ reviewFor: 'self', state: null });
  });

  it('holds those of others for reviewers alone (D-31)', () => {
    const query = 'review_for=others&review_status=submitted';
    expect(read(query)).toEqual({ reviewFor: 'others', state: 'submitted' });
    expect(read(query, false)).toEqual({ reviewFor: 'self', state: 'submitted' });
  });

  it('holds of others those that wait for a review, unless another state or all of them are asked for', () => {
    const waiting = { reviewFor: 'others', state: 'submitted' };
    expect(read('review_for=others')).toEqual(waiting);
    expect(read('review_for=others&review_status=editing')).toEqual(waiting);
    expect(read('review_for=others&review_status=sent')).toEqual({ ...waiting, state: 'sent' });
    expect(read('review_for=others&review_status=all')).toEqual({ ...waiting, state: null });
  });

  it('is read from the links that lead to it', () => {
    const view = { reviewFor: 'others', state: 'changes-requested' } as const;
    const url = new URL(adminLinks.drafts({ ...view, conversation: 'c1' }), 'https://help.example');
    expect(readDraftView(url.searchParams, true)).toEqual(view);
    expect(url.searchParams.get('conversation')).toBe('c1');
    const all = { reviewFor: 'others', state: null } as const;
    const ofAll = new URL(adminLinks.drafts(all), 'https://help.example');
    expect(readDraftView(ofAll.searchParams, true)).toEqual(all);
  });
});

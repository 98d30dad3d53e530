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

  it('is read from the links that lead to it', () => {
    const view = { reviewFor: 'others', state: 'changes-requested' } as const;
    const url = new URL(adminLinks.drafts({ ...view, conversation: 'c1' }), 'https://help.example');
    expect(readDraftView(url.searchParams, true)).toEqual(view);
    expect(url.searchParams.get('conversation')).toBe('c1');
  });
});

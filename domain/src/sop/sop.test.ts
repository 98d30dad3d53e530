import { describe, expect, it } from 'vitest';
import { timestamp } from '../testing/timestamp';
import { nextVersion } from './next-version';
import { isSopOverdue, readingState } from './sop-state';

const text = { sop_title: 'Refunds', sop_content: '<p>Ask.</p>' };
const draft = { ...text, is_published: false };
const live = { ...text, is_published: true };

describe('the version of an SOP', () => {
  it('starts at 0 for a draft and at 1 for what is published at once', () => {
    expect(nextVersion(undefined, draft)).toBe(0);
    expect(nextVersion(undefined, live)).toBe(1);
  });

  it('stays while a draft is edited, and grows when it is published', () => {
    const edited = { ...draft, sop_title: 'Returns' };
    expect(nextVersion({ ...draft, version: 2 }, edited)).toBe(2);
    expect(nextVersion({ ...draft, version: 2 }, live)).toBe(3);
  });

  it('grows with each change of the published text, and with nothing else', () => {
    const before = { ...live, version: 4 };
    expect(nextVersion(before, live)).toBe(4);
    expect(nextVersion(before, { ...live, sop_title: 'Returns' })).toBe(5);
    expect(nextVersion(before, { ...live, sop_content: '' })).toBe(5);
    expect(nextVersion(before, { ...draft, sop_content: '' })).toBe(4);
  });
});

describe('what a reader is asked', () => {
  const sop = { is_published: true, is_disabled: false, version: 3 };

  it('is to read a published version, and again after each new one', () => {
    expect(readingState(sop, undefined)).toBe('unread');
    expect(readingState(sop, { version: 3 })).toBe('read');
    expect(readingState(sop, { version: 2 })).toBe('changed');
  });

  it('is nothing about drafts and archived SOPs', () => {
    expect(readingState({ ...sop, is_published: false }, undefined)).toBe('not-asked');
    expect(readingState({ ...sop, is_disabled: true }, { version: 2 })).toBe('not-asked');
  });
});

it('an SOP is overdue from the moment of its date', () => {
  expect(isSopOverdue({ verify_by: null }, 10)).toBe(false);
  expect(isSopOverdue({ verify_by: timestamp(11) }, 10)).toBe(false);
  expect(isSopOverdue({ verify_by: timestamp(10) }, 10)).toBe(true);
});

import { describe, expect, it } from 'vitest';
import { DRAFT_STATES } from '../entities/reply-draft';
import { DRAFT_TEXTS } from '../texts/reply-drafts';
import {
  type DraftAction,
  type DraftActor,
  type DraftOutcome,
  isPassageOf,
  mayChangeDraft,
  meanwhileText,
  nextDraftState,
  tooLateText,
} from './draft-review';

const nobody: DraftActor = { isAuthor: false, maySubmit: false, mayReview: false, mayReply: false };
const author: DraftActor = { ...nobody, isAuthor: true, maySubmit: true };
const reviewer: DraftActor = { ...nobody, maySubmit: true, mayReview: true, mayReply: true };

const ACTIONS: readonly DraftAction[] = [
  'submit',
  'withdraw',
  'discard',
  'comment',
  'request-changes',
  'approve',
  'send',
];

const NO: DraftOutcome = 'forbidden';
const LATE: DraftOutcome = 'too-late';

/** in the order of DRAFT_STATES: editing, submitted, changes-requested, approved, sent */
const OF_AUTHOR: Record<DraftAction, readonly DraftOutcome[]> = {
  submit: ['submitted', 'submitted', 'submitted', 'submitted', LATE],
  withdraw: [LATE, 'editing', 'editing', 'editing', LATE],
  discard: ['gone', LATE, LATE, LATE, LATE],
  comment: ['editing', 'submitted', 'changes-requested', 'approved', LATE],
  'request-changes': [NO, NO, NO, NO, NO],
  approve: [NO, NO, NO, NO, NO],
  send: [LATE, LATE, LATE, 'sent', LATE],
};

const OF_REVIEWER: Record<DraftAction, readonly DraftOutcome[]> = {
  submit: [NO, NO, NO, NO, NO],
  withdraw: [NO, NO, NO, NO, NO],
  discard: [NO, NO, NO, NO, NO],
  comment: [LATE, 'submitted', 'changes-requested', 'approved', LATE],
  'request-changes': [LATE, 'changes-requested', LATE, 'changes-requested', LATE],
  approve: [LATE, 'approved', 'approved', LATE, LATE],
  send: [LATE, 'sent', LATE, 'sent', LATE],
};

const outcomes = (action: DraftAction, actor: DraftActor) =>
  DRAFT_STATES.map((state) => nextDraftState(state, action, actor));

describe('a draft in review (D-104)', () => {
  it.each(ACTIONS)('lets its author %s in its states', (action) => {
    expect(outcomes(action, author)).toEqual(OF_AUTHOR[action]);
  });

  it.each(ACTIONS)('lets a reviewer %s in its states', (action) => {
    expect(outcomes(action, reviewer)).toEqual(OF_REVIEWER[action]);
  });

  it.each(ACTIONS)('lets nobody else %s', (action) => {
    const others = [nobody, { ...nobody, maySubmit: true, mayReply: true }];
    for (const other of others) expect(new Set(outcomes(action, other))).toEqual(new Set([NO]));
  });

  it.each(ACTIONS)('is closed to an author who lost the right to submit: %s', (action) => {
    expect(new Set(outcomes(action, { ...author, maySubmit: false }))).toEqual(new Set([NO]));
  });

  it('says why something cannot be done with it', () => {
    for (const state of ['submitted', 'changes-requested', 'approved'] as const)
      expect(tooLateText(state, 'discard')).toBe(DRAFT_TEXTS.withdrawFirst);
    expect(tooLateText('sent', 'discard')).toBe(DRAFT_TEXTS.tooLate.sent);
    expect(tooLateText('submitted', 'send')).toBe(DRAFT_TEXTS.tooLate.submitted);
    expect(meanwhileText({ state: 'approved', reviewer_name: 'Rita' })).toMatch(/^Rita has approved/);
    expect(meanwhileText({ state: 'submitted', reviewer_name: '' })).toBe(DRAFT_TEXTS.otherVersion);
  });

  it('is quoted in passages of its text, wherever their lines break', () => {
    expect(isPassageOf('It arrives\n\ntomorrow.', 'arrives tomorrow')).toBe(true);
    expect(isPassageOf('It arrives.', '')).toBe(true);
    expect(isPassageOf('It arrives.', 'It never arrives')).toBe(false);
  });

  it('is never reviewed by its author, whatever else they may', () => {
    const both = { ...author, mayReview: true, mayReply: true };
    for (const action of ['approve', 'request-changes'] as const)
      expect(new Set(outcomes(action, both))).toEqual(new Set([NO]));
    expect(mayChangeDraft('submitted', 'send', both)).toBe(false);
  });

  it('is approved, but not sent, by a reviewer who may not answer tickets', () => {
    const silent = { ...reviewer, mayReply: false };
    expect(mayChangeDraft('submitted', 'approve', silent)).toBe(true);
    expect(new Set(outcomes('send', silent))).toEqual(new Set([NO]));
  });

  it('is sent, once approved, by an author who may not answer tickets', () => {
    expect(mayChangeDraft('approved', 'send', { ...author, mayReply: false })).toBe(true);
  });
});

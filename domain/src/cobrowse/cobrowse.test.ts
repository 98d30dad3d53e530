import { describe, expect, it } from 'vitest';
import { makeConversation } from '../testing/factories';
import { timestamp } from '../testing/timestamp';
import { COBROWSE_ASK_MS, cobrowsePhase, mayAskToCobrowse } from './cobrowse-phase';
import { BATCH_PARTS, cutBatch, PART_CHARACTERS, PART_SLOTS, type Part, partSlot, readPart } from './part';
import { partAssembler } from './part-assembler';

const NOW = 1_000_000;

interface Given {
  readonly state?: 'asked' | 'refused' | 'sharing' | 'ended';
  readonly assigned_to?: string;
  readonly members?: string[];
  readonly status?: 'open' | 'closed';
  readonly untilMs?: number;
}

function chatWith({ state, assigned_to = 'ada', members = [], status = 'open', untilMs = NOW + 1 }: Given) {
  const conversation = makeConversation({ source: 'chat', status, assigned_to });
  const { created_at } = conversation;
  const cobrowse = {
    id: 'q',
    asked_by: 'ada',
    asked_name: 'Ada',
    visitor_uid: 'v',
    until: timestamp(untilMs),
  };
  return {
    ...conversation,
    chat: {
      queued_at: created_at,
      waits_because: '' as const,
      returned_by: '',
      agent_name: 'Ada',
      taken_at: created_at,
      ended_by: '' as const,
      language: '',
      members,
      ...(state === undefined ? {} : { cobrowse: { ...cobrowse, state } }),
    },
  };
}

describe('where co-browsing stands (D-66)', () => {
  it('is what was stored last, while its time lasts and the one who asked is in the chat', () => {
    expect(cobrowsePhase(chatWith({}), NOW)).toBe('none');
    for (const state of ['asked', 'refused', 'sharing', 'ended'] as const)
      expect(cobrowsePhase(chatWith({ state }), NOW)).toBe(state);
    expect(cobrowsePhase(chatWith({ state: 'sharing', assigned_to: 'bo', members: ['ada'] }), NOW)).toBe(
      'sharing',
    );
  });

  it('is over with the time', () => {
    expect(cobrowsePhase(chatWith({ state: 'asked', untilMs: NOW }), NOW)).toBe('unanswered');
    expect(cobrowsePhase(chatWith({ state: 'sharing', untilMs: NOW }), NOW)).toBe('ended');
  });

  it('is over with the chat, and once somebody else has it', () => {
    for (const given of [{ status: 'closed' as const }, { assigned_to: '' }, { assigned_to: 'bo' }]) {
      expect(cobrowsePhase(chatWith({ state: 'sharing', ...given }), NOW)).toBe('ended');
      expect(cobrowsePhase(chatWith({ state: 'asked', ...given }), NOW)).toBe('ended');
    }
  });

  it('lets those in a running chat ask, once at a time', () => {
    expect(mayAskToCobrowse(chatWith({}), 'ada', NOW)).toBe(true);
    expect(mayAskToCobrowse(chatWith({ members: ['bo'] }), 'bo', NOW)).toBe(true);
    expect(mayAskToCobrowse(chatWith({}), 'bo', NOW)).toBe(false);
    expect(mayAskToCobrowse(chatWith({ status: 'closed' }), 'ada', NOW)).toBe(false);
    expect(mayAskToCobrowse(chatWith({ state: 'asked' }), 'ada', NOW)).toBe(false);
    expect(mayAskToCobrowse(chatWith({ state: 'sharing' }), 'ada', NOW)).toBe(false);
    expect(mayAskToCobrowse(chatWith({ state: 'refused' }), 'ada', NOW)).toBe(true);
    expect(mayAskToCobrowse(chatWith({ state: 'asked' }), 'ada', NOW + COBROWSE_ASK_MS)).toBe(true);
  });
});

const cut = (start: number, packed: string, whole: boolean): Part[] =>
  cutBatch({ start, whole, packed }) ?? [];
const shown = (batches: readonly { readonly packed: string }[]) => batches.map(({ packed }) => packed);

describe('the parts of a shared page', () => {
  it('are no larger than the database takes, and fewer than there are slots', () => {
    const parts = cut(7, 'x'.repeat(2 * PART_CHARACTERS + 1), true);
    expect(parts.map(({ n, data }) => [n, data.length])).toEqual([
      [7, PART_CHARACTERS],
      [8, PART_CHARACTERS],
      [9, 1],
    ]);
    expect(
      cutBatch({ start: 0, whole: true, packed: 'x'.repeat(BATCH_PARTS * PART_CHARACTERS + 1) }),
    ).toBeNull();
    expect(partSlot(PART_SLOTS + 3)).toBe('p3');
    expect(readPart({ ...parts[0], data: 1 })).toBeNull();
    expect(readPart(parts[0])).toEqual(parts[0]);
  });

  it('show the newest whole page first, then each change in its order', () => {
    const take = partAssembler();
    expect(take(cut(4, 'change', false)[0] as Part)).toEqual([]);
    expect(shown(take(cut(3, 'page', true)[0] as Part))).toEqual(['page', 'change']);
    expect(shown(take(cut(6, 'later', false)[0] as Part))).toEqual([]);
    expect(shown(take(cut(5, 'next', false)[0] as Part))).toEqual(['next', 'later']);
    expect(take(cut(3, 'page', true)[0] as Part)).toEqual([]);
  });

  it('wait until a page is whole, and after a gap for the next one', () => {
    const take = partAssembler();
    const [first, second] = cut(0, `${'a'.repeat(PART_CHARACTERS)}b`, true);
    expect(take(second as Part)).toEqual([]);
    expect(take(first as Part)).toHaveLength(1);
    expect(take(cut(9, 'lost', false)[0] as Part)).toEqual([]);
    expect(shown(take(cut(12, 'page', true)[0] as Part))).toEqual(['page']);
  });
});

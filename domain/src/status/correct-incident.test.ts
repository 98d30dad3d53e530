import { describe, expect, it } from 'vitest';
import { makeComponent, makeIncident } from '../testing/make-status';
import { emptyStatus, type StatusContent, type StatusResult } from './change-status';
import { type Correction, correctIncident, deleteIncident } from './correct-incident';
import { incidentNewsHtml, withCorrection } from './incident-news';

const NOW_MS = Date.UTC(2026, 10, 23, 13, 37);
const HOUR_MS = 3_600_000;
const LASTING = makeIncident('a', {
  title: 'Ordrs are late',
  componentIds: ['shop', 'app'],
  startedAt: NOW_MS - HOUR_MS,
  updates: [
    { id: 'u2', state: 'identified', text: 'A quue is full.', at: NOW_MS - 1 },
    { id: 'u1', state: 'investigating', text: 'We look.', at: NOW_MS - HOUR_MS },
  ],
});
const CONTENT: StatusContent = {
  ...emptyStatus(),
  components: [
    makeComponent('shop', { state: 'partialOutage' }),
    makeComponent('app', { state: 'majorOutage' }),
  ],
  stateChanges: [{ componentId: 'shop', state: 'partialOutage', at: NOW_MS - HOUR_MS }],
  incidents: [LASTING],
};
const over = { ...LASTING, state: 'resolved' as const, resolvedAt: NOW_MS - 1 };
const fix = (changes: Partial<Correction> = {}): Correction => ({
  incidentId: 'a',
  title: LASTING.title,
  texts: [],
  withoutIds: [],
  window: null,
  ...changes,
});
const accepted = (result: StatusResult) => {
  if (result.isRefused) throw new Error(result.reason);
  return result;
};
const statesOf = ({ components }: StatusContent) => components.map(({ state }) => state);

describe('D-90: correcting an incident', () => {
  it('changes its title and the texts that are named, also once it is over', () => {
    const words = fix({ title: 'Orders are late', texts: [{ id: 'u2', text: 'A queue is full.' }] });
    for (const incident of [LASTING, over]) {
      const before = { ...CONTENT, incidents: [incident] };
      const { content } = accepted(correctIncident(before, words, NOW_MS));
      expect(content.incidents).toEqual([
        {
          ...incident,
          title: 'Orders are late',
          updates: [{ ...LASTING.updates[0], text: 'A queue is full.' }, LASTING.updates[1]],
        },
      ]);
      expect(content).toMatchObject({ components: CONTENT.components, stateChanges: CONTENT.stateChanges });
    }
  });

  it('changes nothing where nothing differs, and nothing that is not there', () => {
    const same = fix({
      texts: [
        { id: 'u1', text: 'We look.' },
        { id: 'none', text: 'x' },
      ],
      withoutIds: ['x'],
    });
    expect(accepted(correctIncident(CONTENT, same, NOW_MS)).content).toBe(CONTENT);
    expect(correctIncident(CONTENT, fix({ incidentId: 'gone' }), NOW_MS)).toEqual({
      isRefused: true,
      reason: 'incident-gone',
    });
  });

  it('sets what it takes out operational, unless another open incident affects it or it is over', () => {
    const without = fix({ withoutIds: ['shop'] });
    const { content } = accepted(correctIncident(CONTENT, without, NOW_MS));
    expect(content.incidents[0]?.componentIds).toEqual(['app']);
    expect(statesOf(content)).toEqual(['operational', 'majorOutage']);
    expect(content.stateChanges.at(-1)).toEqual({ componentId: 'shop', state: 'operational', at: NOW_MS });
    const other = makeIncident('b', { componentIds: ['shop'] });
    for (const incidents of [[LASTING, other], [over]]) {
      const kept = accepted(correctIncident({ ...CONTENT, incidents }, without, NOW_MS));
      expect(statesOf(kept.content)).toEqual(['partialOutage', 'majorOutage']);
    }
  });

  it('moves the window of maintenance until it is over, and gives an incident none', () => {
    const window = { startsAt: NOW_MS + 5 * HOUR_MS, endsAt: NOW_MS + 6 * HOUR_MS };
    const at = (endsAt: number) => ({
      ...CONTENT,
      incidents: [{ ...LASTING, window: { endsAt, startsAt: endsAt - HOUR_MS } }],
    });
    const moved = accepted(correctIncident(at(NOW_MS + 1), fix({ window }), NOW_MS));
    expect(moved.incident?.window).toEqual(window);
    expect(statesOf(moved.content)).toEqual(statesOf(CONTENT));
    expect(correctIncident(at(NOW_MS), fix({ window }), NOW_MS)).toMatchObject({ reason: 'incident-over' });
    expect(accepted(correctIncident(CONTENT, fix({ window }), NOW_MS)).content).toBe(CONTENT);
  });
});

describe('D-90: deleting a mistaken report', () => {
  it('takes it off the page, sets its components operational, and keeps the figures until then', () => {
    const { content, incident } = accepted(deleteIncident(CONTENT, 'a', NOW_MS));
    expect(incident).toBe(LASTING);
    expect(content.incidents).toEqual([]);
    expect(statesOf(content)).toEqual(['operational', 'operational']);
    expect(content.stateChanges[0]).toEqual(CONTENT.stateChanges[0]);
    expect(content.stateChanges).toHaveLength(3);
    expect(deleteIncident(content, 'a', NOW_MS)).toEqual({ isRefused: true, reason: 'incident-gone' });
  });

  it('leaves the states as they are where it is over, or was maintenance', () => {
    const window = { startsAt: NOW_MS, endsAt: NOW_MS + 1 };
    for (const incident of [over, { ...LASTING, window }]) {
      const { content } = accepted(deleteIncident({ ...CONTENT, incidents: [incident] }, 'a', NOW_MS));
      expect([content.incidents, statesOf(content)]).toEqual([[], statesOf(CONTENT)]);
    }
  });
});

describe('U-13: the news flash of an incident that is corrected', () => {
  it('has its corrected words, and keeps what staff have written', () => {
    const updates = LASTING.updates.map((update) => ({ ...update, text: `${update.text} $& <b>` }));
    const next = { ...LASTING, title: 'Orders are late', updates };
    const said = {
      newsFlash_title: LASTING.title,
      newsFlash_content: `<p>By hand.</p>${incidentNewsHtml(LASTING)}`,
    };
    expect(withCorrection(said, LASTING, next)).toEqual({
      newsFlash_title: 'Orders are late',
      newsFlash_content: `<p>By hand.</p>${incidentNewsHtml(next)}`,
    });
    const own = { newsFlash_title: 'Mine', newsFlash_content: '<p>Mine.</p>' };
    expect(withCorrection(own, LASTING, next)).toEqual(own);
  });
});

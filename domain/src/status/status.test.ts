import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COMPONENT_STATES,
  type Incident,
  type StateChange,
  type StatusComponent,
} from '../entities/status-page';
import { LIMITS } from '../limits';
import {
  arrangeStatus,
  emptyStatus,
  type OpenedIncident,
  openIncident,
  postUpdate,
  type StatusContent,
  type StatusResult,
  setComponentState,
  withIncident,
} from './change-status';
import { isOver, isPlanned, isUnderWay, overallState, shownState, worstState } from './component-state';
import { historyMonth, incidentsOfMonth, isPast, monthAfter, monthOf } from './month';
import { statusNotice } from './status-notice';
import { DAY_MS, SHOWN_DAYS, statusDays, uptime, uptimePercent } from './uptime';

const NOW = Date.UTC(2026, 10, 23, 12);
const HOUR_MS = 60 * 60_000;

const component = (id: string, changes: Partial<StatusComponent> = {}): StatusComponent => ({
  id,
  title: id,
  description: '',
  groupId: '',
  state: 'operational',
  createdAt: NOW - 200 * DAY_MS,
  ...changes,
});

const content = (...ids: string[]): StatusContent => ({
  ...emptyStatus(),
  components: ids.map((id) => component(id)),
});

const opened = (changes: Partial<OpenedIncident> = {}): OpenedIncident => ({
  id: 'i1',
  title: 'Orders are late',
  state: 'investigating',
  text: 'We are looking.',
  states: [{ componentId: 'shop', state: 'partialOutage' }],
  window: null,
  ...changes,
});

function contentOf(result: StatusResult): StatusContent {
  if (result.isRefused) throw new Error(result.reason);
  return result.content;
}

const stateOf = ({ components }: StatusContent, id: string) => components.find((one) => one.id === id)?.state;
const update = (changes: object = {}) => ({
  incidentId: 'i1',
  id: 'u2',
  state: 'identified' as const,
  text: 'It is a queue.',
  states: [],
  ...changes,
});

describe('arranging a status page', () => {
  it('keeps the state and the figures of components that stay, and drops those of the others', () => {
    const before = contentOf(
      setComponentState(content('shop', 'app'), { componentId: 'shop', state: 'degraded' }, NOW),
    );
    const arrangement = {
      isPublished: true,
      groups: [{ id: 'g', title: 'Web' }],
      components: [
        { id: 'new', title: 'New', description: '', groupId: 'gone' },
        { id: 'shop', title: 'The shop', description: 'Orders', groupId: 'g' },
      ],
    };
    const after = contentOf(arrangeStatus(before, arrangement, NOW + 1));
    expect(after.components).toEqual([
      component('new', { title: 'New', createdAt: NOW + 1 }),
      component('shop', { title: 'The shop', description: 'Orders', groupId: 'g', state: 'degraded' }),
    ]);
    expect(after.stateChanges).toEqual(before.stateChanges);
    const without = { ...arrangement, components: arrangement.components.slice(0, 1) };
    expect(contentOf(arrangeStatus(after, without, NOW)).stateChanges).toEqual([]);
  });
});

describe('a change that changes nothing', () => {
  const [, app] = content('shop', 'app').components;
  const page: StatusContent = { ...content('shop'), groups: [{ id: 'g', title: 'Web' }], is_published: true };
  const arrangement = { isPublished: true, groups: page.groups, components: page.components };
  const arrangedTo = (changes: Partial<typeof arrangement>) =>
    contentOf(arrangeStatus(page, { ...arrangement, ...changes }, NOW));

  it('leaves the very page that there was, whatever the order of its fields', () => {
    expect(arrangedTo({})).toBe(page);
    const stored = { ...page, id: 'library', version: 3 };
    expect(contentOf(arrangeStatus(stored, arrangement, NOW))).toBe(stored);
    const reversed = page.components.map(
      (one) => Object.fromEntries(Object.entries(one).toReversed()) as StatusComponent,
    );
    expect(arrangedTo({ components: reversed })).toBe(page);
    const same = { componentId: 'shop', state: 'operational' } as const;
    expect(contentOf(setComponentState(page, same, NOW))).toBe(page);
  });

  it('is none of what staff can arrange or set', () => {
    const [shop = component('shop')] = page.components;
    const others = [
      { isPublished: false },
      { groups: [] },
      { groups: [{ id: 'g', title: 'Shop' }] },
      { components: [] },
      { components: [shop, app ?? shop] },
      ...[{ title: 'New' }, { description: 'New' }, { groupId: 'g' }].map((change) => ({
        components: [{ ...shop, ...change }],
      })),
    ];
    expect(others.filter((changes) => arrangedTo(changes) === page)).toEqual([]);
  });
});

describe('the state of a component', () => {
  it('is noted when it differs, and refused for one that is gone', () => {
    const after = contentOf(
      setComponentState(content('shop'), { componentId: 'shop', state: 'majorOutage' }, NOW),
    );
    expect(after.stateChanges).toEqual([{ componentId: 'shop', state: 'majorOutage', at: NOW }]);
    const same = contentOf(setComponentState(after, { componentId: 'shop', state: 'majorOutage' }, NOW + 1));
    expect(same.stateChanges).toHaveLength(1);
    expect(setComponentState(after, { componentId: 'x', state: 'degraded' }, NOW)).toEqual({
      isRefused: true,
      reason: 'component-gone',
    });
  });

  it('leaves nothing in the figures of a state that is corrected within a minute', () => {
    const set = (page: StatusContent, state: StatusComponent['state'], at: number) =>
      contentOf(setComponentState(page, { componentId: 'shop', state }, at));
    const slipped = set(content('shop', 'app'), 'majorOutage', NOW);
    expect(set(slipped, 'operational', NOW + 10_000).stateChanges).toEqual([]);
    const corrected = { componentId: 'shop', state: 'degraded', at: NOW + 10_000 };
    expect(set(slipped, 'degraded', NOW + 10_000).stateChanges).toEqual([corrected]);
    const late = NOW + 60_000;
    expect(set(slipped, 'operational', late).stateChanges).toEqual([
      { componentId: 'shop', state: 'majorOutage', at: NOW },
      { componentId: 'shop', state: 'operational', at: late },
    ]);
  });

  it('is kept for as long as bars show it, with the last one before', () => {
    let page = content('shop');
    for (let day = 300; day >= 0; day -= 50) {
      const state = day % 100 === 0 ? 'degraded' : 'operational';
      page = contentOf(setComponentState(page, { componentId: 'shop', state }, NOW - day * DAY_MS));
    }
    expect(page.stateChanges.map(({ at }) => (NOW - at) / DAY_MS)).toEqual([100, 50, 0]);
  });

  it('of all together is the worst', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...COMPONENT_STATES)), (states) => {
        const worst = Math.max(0, ...states.map((state) => COMPONENT_STATES.indexOf(state)));
        expect(worstState(states)).toBe(COMPONENT_STATES[worst]);
      }),
    );
  });
});

describe('an incident', () => {
  it('sets the states of what it affects, and back once it is resolved', () => {
    const open = contentOf(openIncident(content('shop', 'app'), opened(), NOW));
    expect([stateOf(open, 'shop'), stateOf(open, 'app')]).toEqual(['partialOutage', 'operational']);
    const worse = update({ states: [{ componentId: 'app', state: 'majorOutage' }] });
    const spread = contentOf(postUpdate(open, worse, NOW + 1));
    expect(spread.incidents[0]).toMatchObject({ state: 'identified', componentIds: ['shop', 'app'] });
    expect(overallState(spread, NOW + 1)).toBe('majorOutage');
    const over = contentOf(
      postUpdate(spread, update({ id: 'u3', state: 'resolved', text: 'Done' }), NOW + 2),
    );
    expect(over.incidents[0]).toMatchObject({ resolvedAt: NOW + 2, state: 'resolved' });
    expect(over.incidents[0]?.updates.map(({ text }) => text)).toEqual([
      'Done',
      'It is a queue.',
      'We are looking.',
    ]);
    expect(overallState(over, NOW + 2)).toBe('operational');
    expect(over.stateChanges.map(({ componentId, state }) => `${componentId} ${state}`)).toEqual([
      'shop partialOutage',
      'app majorOutage',
      'shop operational',
      'app operational',
    ]);
  });

  it('leaves a component as it is that another open incident affects (D-38)', () => {
    const first = contentOf(openIncident(content('shop', 'app'), opened(), NOW));
    const states = ['shop', 'app'].map((componentId) => ({ componentId, state: 'majorOutage' as const }));
    const both = contentOf(openIncident(first, opened({ id: 'i2', states }), NOW + 1));
    const oneOver = contentOf(postUpdate(both, update({ state: 'resolved' }), NOW + 2));
    expect([stateOf(oneOver, 'shop'), stateOf(oneOver, 'app')]).toEqual(['majorOutage', 'majorOutage']);
    expect(overallState(oneOver, NOW + 2)).toBe('majorOutage');
    expect(oneOver.stateChanges.map(({ at }) => at)).toEqual([NOW, NOW + 1, NOW + 1]);
    const over = contentOf(
      postUpdate(oneOver, update({ incidentId: 'i2', id: 'u3', state: 'resolved' }), NOW + 3),
    );
    expect(overallState(over, NOW + 3)).toBe('operational');
  });

  it('frees a component that only maintenance, or an incident that is over, affects besides', () => {
    const window = { startsAt: NOW, endsAt: NOW + HOUR_MS };
    const maintained = contentOf(openIncident(content('shop'), opened({ id: 'm', window }), NOW));
    const past = contentOf(openIncident(maintained, opened({ id: 'past', state: 'resolved' }), NOW));
    const open = contentOf(openIncident(past, opened(), NOW));
    expect(stateOf(open, 'shop')).toBe('partialOutage');
    const over = contentOf(postUpdate(open, update({ state: 'resolved' }), NOW + 1));
    expect(stateOf(over, 'shop')).toBe('operational');
  });

  it('opened or updated twice with the same id stays as it is', () => {
    const open = contentOf(openIncident(content('shop'), opened(), NOW));
    expect(contentOf(openIncident(open, opened({ title: 'Again' }), NOW + 1))).toBe(open);
    const updated = contentOf(postUpdate(open, update(), NOW + 1));
    expect(contentOf(postUpdate(updated, update({ text: 'Again' }), NOW + 2))).toBe(updated);
  });

  it('is refused where something of it is gone, over or too much', () => {
    const open = contentOf(openIncident(content('shop'), opened(), NOW));
    const reason = (result: StatusResult) => (result.isRefused ? result.reason : 'accepted');
    expect(reason(openIncident(content(), opened(), NOW))).toBe('component-gone');
    expect(reason(postUpdate(open, update({ incidentId: 'x' }), NOW))).toBe('incident-gone');
    const states = [{ componentId: 'x', state: 'degraded' }];
    expect(reason(postUpdate(open, update({ states }), NOW))).toBe('component-gone');
    const over = contentOf(postUpdate(open, update({ state: 'resolved' }), NOW));
    expect(reason(postUpdate(over, update({ id: 'u3' }), NOW))).toBe('incident-over');
    let many = content('shop');
    for (let number = 0; number < LIMITS.openIncidents; number += 1) {
      many = contentOf(openIncident(many, opened({ id: `i${number}` }), NOW));
    }
    expect(reason(openIncident(many, opened({ id: 'more' }), NOW))).toBe('too-much');
    let long = open;
    for (let number = 1; number < LIMITS.incidentUpdates; number += 1) {
      long = contentOf(postUpdate(long, update({ id: `n${number}` }), NOW));
    }
    expect(reason(postUpdate(long, update({ id: 'more' }), NOW))).toBe('too-much');
  });

  it('leaves the page two weeks after it is over', () => {
    const open = contentOf(openIncident(content('shop'), opened(), NOW));
    const over = contentOf(postUpdate(open, update({ state: 'resolved' }), NOW));
    const touch = (page: StatusContent, atMs: number) =>
      contentOf(setComponentState(page, { componentId: 'shop', state: 'degraded' }, atMs)).incidents;
    expect(touch(over, NOW + 14 * DAY_MS)).toHaveLength(1);
    expect(touch(over, NOW + 14 * DAY_MS + 1)).toHaveLength(0);
    expect(touch(open, NOW + 99 * DAY_MS)).toHaveLength(1);
  });

  it('takes its place in the history, the latest first', () => {
    const at = (id: string, startedAt: number): Incident => ({
      ...{ id, title: '', componentIds: [], state: 'resolved', resolvedAt: startedAt, window: null },
      ...{ updates: [], startedAt },
    });
    const all = withIncident([at('b', 2), at('a', 1)], at('c', 3));
    expect(all.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    expect(withIncident(all, { ...at('b', 2), title: 'now' })[1]).toMatchObject({ id: 'b', title: 'now' });
  });
});

describe('what the help center says of a status page (U-13)', () => {
  const published = { ...content('shop'), is_published: true };

  it('is nothing before it is published, and else the latest incident that lasts', () => {
    const open = contentOf(openIncident(published, opened(), NOW));
    const two = contentOf(openIncident(open, opened({ id: 'i2', title: 'Second' }), NOW + 1));
    expect(statusNotice(content('shop'), NOW)).toBeNull();
    expect(statusNotice(published, NOW)).toEqual({ incident: '' });
    expect(statusNotice(two, NOW + 1)).toEqual({ incident: 'Second' });
    const over = contentOf(postUpdate(two, update({ incidentId: 'i2', state: 'resolved' }), NOW + 2));
    expect(statusNotice(over, NOW + 2)).toEqual({ incident: 'Orders are late' });
  });

  it('leaves planned maintenance to the page', () => {
    const window = { startsAt: NOW, endsAt: NOW + HOUR_MS };
    const planned = contentOf(openIncident(published, opened({ window }), NOW));
    expect(statusNotice(planned, NOW)).toEqual({ incident: '' });
  });
});

describe('planned maintenance', () => {
  const window = { startsAt: NOW + HOUR_MS, endsAt: NOW + 2 * HOUR_MS };
  const planned = contentOf(openIncident(content('shop'), opened({ window }), NOW));
  const [incident] = planned.incidents;
  if (incident === undefined) throw new Error('nothing was planned');

  it('shows while its window lasts, and ends by itself', () => {
    const shown = (atMs: number) => [
      isPlanned(incident, atMs),
      isUnderWay(incident, atMs),
      isOver(incident, atMs),
      overallState(planned, atMs),
    ];
    expect(shown(NOW)).toEqual([true, false, false, 'operational']);
    expect(shown(window.startsAt)).toEqual([false, true, false, 'maintenance']);
    expect(shown(window.endsAt)).toEqual([false, false, true, 'operational']);
  });

  it('hides nothing that is worse', () => {
    const down = component('shop', { state: 'majorOutage' });
    expect(shownState(down, planned.incidents, window.startsAt)).toBe('majorOutage');
  });

  it('can end early, without a word about states', () => {
    const early = contentOf(postUpdate(planned, update({ state: 'resolved' }), window.startsAt + 1));
    expect(overallState(early, window.startsAt + 2)).toBe('operational');
    expect(early.stateChanges).toEqual([]);
  });
});

describe('uptime', () => {
  const change = (state: StateChange['state'], at: number): StateChange => ({
    componentId: 'shop',
    state,
    at,
  });

  it('counts a major outage whole, a partial one a third, and the rest not at all', () => {
    const noon = NOW - 2 * DAY_MS;
    const changes = [
      change('majorOutage', noon),
      change('partialOutage', noon + HOUR_MS),
      change('degraded', noon + 4 * HOUR_MS),
      change('operational', noon + 5 * HOUR_MS),
    ];
    const days = statusDays(component('shop'), changes, NOW);
    expect(days).toHaveLength(SHOWN_DAYS);
    expect(days.at(-3)).toEqual({
      startsAt: Date.UTC(2026, 10, 21),
      state: 'majorOutage',
      downMs: 2 * HOUR_MS,
    });
    expect(days.filter(({ state }) => state === 'operational')).toHaveLength(SHOWN_DAYS - 1);
    const shownMs = (SHOWN_DAYS - 1) * DAY_MS + 12 * HOUR_MS;
    expect(uptime(component('shop'), changes, NOW)).toBeCloseTo(1 - (2 * HOUR_MS) / shownMs, 10);
  });

  it('knows nothing of the time before the component was there', () => {
    const young = component('shop', { createdAt: NOW - DAY_MS });
    const days = statusDays(young, [], NOW);
    expect(days.filter(({ state }) => state === null)).toHaveLength(SHOWN_DAYS - 2);
    expect(uptime(young, [change('majorOutage', NOW - DAY_MS)], NOW)).toBe(0);
    expect(uptime(component('shop', { createdAt: NOW }), [], NOW)).toBe(1);
  });

  it('is the same however often a state is said again, and never leaves 0 to 1', () => {
    const anyChanges = fc
      .array(fc.tuple(fc.constantFrom(...COMPONENT_STATES), fc.integer({ min: 0, max: 120 * DAY_MS })))
      .map((drawn) =>
        drawn.map(([state, ago]) => change(state, NOW - ago)).toSorted((one, other) => one.at - other.at),
      );
    fc.assert(
      fc.property(anyChanges, (changes) => {
        const part = uptime(component('shop'), changes, NOW);
        expect(part).toBeGreaterThanOrEqual(-1e-9);
        expect(part).toBeLessThanOrEqual(1);
        const repeated = changes.flatMap((one) => [one, { ...one, at: one.at }]);
        expect(uptime(component('shop'), repeated, NOW)).toBeCloseTo(part, 10);
      }),
    );
  });

  it('is rounded down, so that 100 % means that nothing was down', () => {
    expect([1, 0.999999, 0.99, 0].map(uptimePercent)).toEqual(['100.00', '99.99', '99.00', '0.00']);
  });
});

describe('a month of the history', () => {
  it('is one that has begun', () => {
    expect(monthOf(NOW)).toBe('2026-11');
    expect(['2026-11', '2025-01'].map((month) => isPast(month, NOW))).toEqual([true, true]);
    const not = ['2026-12', '2026-13', '2026-1', '0001-01', '2019-12', '', '<script>'];
    expect(not.filter((month) => isPast(month, NOW))).toEqual([]);
    expect([monthAfter('2026-11', 2), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  });

  it('has the maintenance that takes place in it, whenever that was announced', () => {
    const startsAt = Date.UTC(2026, 11, 2);
    const window = { startsAt, endsAt: startsAt + HOUR_MS };
    const begun = [NOW, Date.UTC(2026, 11, 1), startsAt + 1];
    const planned = contentOf(openIncident(content('shop'), opened({ id: 'm', window }), NOW));
    const { incidents } = begun.reduce(
      (page, at, index) => contentOf(openIncident(page, opened({ id: `i${index}` }), at)),
      planned,
    );
    const idsOf = (month: string, nowMs: number) =>
      incidentsOfMonth(incidents, month, nowMs).map(({ id }) => id);
    expect(idsOf('2026-11', startsAt + 1)).toEqual(['i0']);
    expect(idsOf('2026-12', startsAt + 1)).toEqual(['i2', 'm', 'i1']);
    expect(idsOf('2026-12', startsAt - 1), 'before it begins').not.toContain('m');
  });

  it('is the present one where an address names none', () => {
    expect(historyMonth('?month=2026-03', NOW)).toBe('2026-03');
    expect(['', '?month=2027-01', '?month=x'].map((search) => historyMonth(search, NOW))).toEqual(
      Array.from({ length: 3 }, () => '2026-11'),
    );
    const { incidents } = contentOf(openIncident(content('shop'), opened(), NOW));
    expect(incidentsOfMonth(incidents, '2026-11', NOW)).toHaveLength(1);
    expect(incidentsOfMonth(incidents, '2026-10', NOW)).toEqual([]);
  });
});

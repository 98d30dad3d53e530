import * as contract from '@harborline/domain/api/admin/status';
import { emptyStatus, type StatusContent } from '@harborline/domain/status/change-status';
import { makeLibrary } from '@harborline/domain/testing/factories';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { STATUS_SETTINGS_TEXTS as TEXTS } from '@harborline/domain/texts/status';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Observer } from '../../../shared/live/use-subscription';
import { queryClient } from '../../../shared/requests/query-client';
import { renderSettings } from '../testing/render-settings';
import { StatusSettingsPage } from './status-settings-page';
import type { KnownStatus } from './watch-status';

const Refusal = vi.hoisted(
  () =>
    class extends Error {
      constructor(
        readonly status: number,
        message: string,
      ) {
        super(message);
      }
    },
);
const server = vi.hoisted(() => ({
  observers: new Set<Observer<KnownStatus>>(),
  version: 0,
  history: [] as readonly object[],
  call: vi.fn(async (_contract: object, _parts: { body: object }): Promise<object> => ({ version: 0 })),
  /** how many subscribers there are */
  count: vi.fn(async (): Promise<object> => ({ subscribers: 0, mailings: [] })),
}));
vi.mock('./watch-status', () => ({
  watchStatus: () => (observer: Observer<KnownStatus>) => {
    server.observers.add(observer);
    return () => server.observers.delete(observer);
  },
  watchHistory: () => (observer: Observer<readonly object[]>) => {
    observer.next(server.history);
    return () => undefined;
  },
}));
vi.mock('../../../shared/api/call-api', async () => {
  const { getStatusSubscribers } = await import('@harborline/domain/api/admin/status');
  const callApi = (used: object, parts: { body: object }) =>
    used === getStatusSubscribers ? server.count() : server.call(used, parts);
  return { callApi, ApiError: Refusal };
});
const FIRESTORE = vi.hoisted(() => ({}));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => FIRESTORE }));
vi.mock('../../../shared/live/library-context', () => ({ useLibrary: () => makeLibrary() }));
const drawn = vi.hoisted(() => ({ count: 0 }));
vi.mock('../../../shared/store/new-id', () => ({
  newId: () => {
    drawn.count += 1;
    return `new${drawn.count}`;
  },
}));

const HOUR_MS = 3_600_000;
const component = (id: string, title: string, groupId: string) =>
  ({ id, title, description: '', groupId, state: 'operational', createdAt: 0 }) as const;
const CONTENT: StatusContent = {
  ...emptyStatus(),
  groups: [{ id: 'shop', title: 'Shop' }],
  components: [
    component('cart', 'Cart', 'shop'),
    component('search', 'Search', 'shop'),
    component('email', 'Email', ''),
  ],
};
const INCIDENT: StatusContent['incidents'][number] = {
  id: 'i1',
  title: 'Orders are stuck',
  componentIds: ['cart'],
  state: 'identified',
  startedAt: 2 * HOUR_MS,
  resolvedAt: null,
  window: null,
  updates: [
    { id: 'u2', state: 'identified', text: 'A queue is full.', at: 3 * HOUR_MS },
    { id: 'u1', state: 'investigating', text: 'We are looking.', at: 2 * HOUR_MS },
  ],
};

/** The page as the server has it by now. */
const deliver = (content: StatusContent, version: number) =>
  act(() => {
    server.version = version;
    for (const { next } of server.observers) next({ version, content });
  });

const fail = (problem: Error) =>
  act(() => {
    for (const { error } of server.observers) error(problem);
  });

function show(content: StatusContent | null = CONTENT, person = {}) {
  const view = renderSettings(<StatusSettingsPage />, person);
  if (content !== null) deliver(content, 4);
  return view;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const type = (label: string, value: string) =>
  fireEvent.change(dialog().getByLabelText(new RegExp(`^${label}`)), { target: { value } });
const submit = (name: string) => fireEvent.click(dialog().getByRole('button', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const bodies = () => server.call.mock.calls.map(([, { body }]) => body);
const refuse = (status: number, message: string) =>
  server.call.mockImplementationOnce(async () => {
    throw new Refusal(status, message);
  });

beforeEach(() => {
  vi.clearAllMocks();
  server.observers.clear();
  drawn.count = 0;
  server.call.mockImplementation(async () => {
    server.version += 1;
    return { version: server.version };
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
});

describe('the settings of the status page (D-32, D-38)', () => {
  it('shows placeholders while it loads, and what to do first', () => {
    show(null);
    expect(screen.getByText(SETTINGS_TEXTS.loading)).toBeTruthy();
    deliver(emptyStatus(), 0);
    expect(screen.getByText(TEXTS.emptyTitle)).toBeTruthy();
    expect(screen.getByText(TEXTS.noIncidents)).toBeTruthy();
  });

  it('offers another try after a failure, and says when it may not be read', async () => {
    show(null);
    fail(new Error('offline'));
    expect(screen.getByText(TEXTS.loadFailed)).toBeTruthy();
    press(KIT_TEXTS.retry);
    deliver(CONTENT, 4);
    expect(screen.getByText('Cart')).toBeTruthy();
    const denied = Object.assign(new Error('no'), { code: 'permission-denied' });
    fail(denied);
    expect(screen.queryByText('Cart')).toBeNull();
    expect(screen.queryByRole('button', { name: KIT_TEXTS.retry })).toBeNull();
  });

  it('publishes the page, and names its address', async () => {
    show();
    const address = `${window.location.origin}/acme/app/status`;
    expect(screen.getByText(address)).toBeTruthy();
    expect(screen.queryByRole('link', { name: TEXTS.open })).toBeNull();
    fireEvent.click(screen.getByRole('switch', { name: TEXTS.publish }));
    expect(await screen.findByText(TEXTS.published)).toBeTruthy();
    expect(screen.getByRole('link', { name: TEXTS.open }).getAttribute('href')).toBe('/acme/app/status');
    expect(bodies()).toMatchObject([{ version: 4, isPublished: true, groups: CONTENT.groups }]);
  });

  it('asks before it takes the page down', async () => {
    show({ ...CONTENT, is_published: true });
    const isOn = () =>
      screen.getByRole<HTMLInputElement>('switch', { name: TEXTS.publish, hidden: true }).checked;
    fireEvent.click(screen.getByRole('switch', { name: TEXTS.publish }));
    expect(screen.getByText(TEXTS.hideTitle)).toBeTruthy();
    expect(isOn()).toBe(true);
    expect(bodies()).toEqual([]);
    press(TEXTS.hide);
    expect(await screen.findByText(TEXTS.hidden)).toBeTruthy();
    expect(bodies()).toMatchObject([{ isPublished: false }]);
  });

  it('saves a state at once, and takes it back on request', async () => {
    show();
    const state = () => screen.getByRole('combobox', { name: TEXTS.stateOf('Cart') });
    fireEvent.change(state(), { target: { value: 'majorOutage' } });
    await waitFor(() => expect(state()).toHaveProperty('value', 'majorOutage'));
    fireEvent.click(await screen.findByRole('button', { name: TEXTS.undo }));
    await waitFor(() => expect(state()).toHaveProperty('value', 'operational'));
    await waitFor(() =>
      expect(bodies()).toEqual([
        { componentId: 'cart', state: 'majorOutage' },
        { componentId: 'cart', state: 'operational' },
      ]),
    );
  });

  it('takes a state back that the server refuses, and says why', async () => {
    refuse(404, TEXTS.refusals['component-gone']);
    show();
    const state = screen.getByRole('combobox', { name: TEXTS.stateOf('Cart') });
    fireEvent.change(state, { target: { value: 'degraded' } });
    expect(await screen.findByText(TEXTS.refusals['component-gone'])).toBeTruthy();
    expect(state).toHaveProperty('value', 'operational');
  });

  it('moves twice while the server is busy, each time from the version before', async () => {
    let answer = (_answer: { version: number }) => {};
    server.call.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    show();
    const first = () => screen.getAllByRole('heading', { level: 4 })[0]?.textContent;
    press(TEXTS.moveDown('Cart'));
    await waitFor(() => expect(first()).toBe('Search'));
    press(TEXTS.moveUp('Cart'));
    await waitFor(() => expect(first()).toBe('Cart'));
    expect(server.call, 'one at a time').toHaveBeenCalledOnce();
    server.version = 5;
    act(() => answer({ version: 5 }));
    expect(await screen.findByText(TEXTS.moved('Cart', 1, 2))).toBeTruthy();
    expect(bodies()).toMatchObject([
      { version: 4, components: [{ id: 'search' }, { id: 'cart' }, { id: 'email' }] },
      { version: 5, components: [{ id: 'cart' }, { id: 'search' }, { id: 'email' }] },
    ]);
  });

  it('moves nothing beyond an end', async () => {
    show();
    const button = screen.getByRole('button', { name: TEXTS.moveUp('Cart') });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
    press(TEXTS.moveDown('Search'));
    press(TEXTS.moveUp('Search'));
    await waitFor(() => expect(server.call).toHaveBeenCalledOnce());
    expect(bodies()).toMatchObject([{ components: [{ id: 'search' }, { id: 'cart' }, { id: 'email' }] }]);
  });

  it('adds a component, and keeps what was typed when a teammate was faster', async () => {
    refuse(409, TEXTS.changedElsewhere);
    show();
    press(TEXTS.addComponent);
    type(TEXTS.componentName, ' API ');
    fireEvent.change(dialog().getByRole('combobox', { name: TEXTS.group }), { target: { value: 'shop' } });
    submit(TEXTS.save);
    expect(await dialog().findByText(TEXTS.changedElsewhere)).toBeTruthy();
    expect(dialog().getByLabelText(new RegExp(`^${TEXTS.componentName}`))).toHaveProperty('value', ' API ');
    deliver({ ...CONTENT, components: CONTENT.components.slice(1) }, 9);
    submit(TEXTS.save);
    await closed();
    const added = { id: 'new1', title: 'API', description: '', groupId: 'shop' };
    expect(bodies().at(-1)).toMatchObject({
      version: 9,
      components: [{ id: 'search' }, { id: 'email' }, added],
    });
  });

  it('renames a group, and removes one after asking, which keeps its components', async () => {
    show();
    press(TEXTS.editOf('Shop'));
    type(TEXTS.groupName, 'Store');
    submit(TEXTS.save);
    await closed();
    press(TEXTS.removeOf('Store'));
    expect(dialog().getByText(TEXTS.removeGroupBody)).toBeTruthy();
    submit(TEXTS.remove);
    await closed();
    expect(bodies()).toMatchObject([
      { groups: [{ id: 'shop', title: 'Store' }] },
      { groups: [], components: [{ groupId: '' }, { groupId: '' }, { groupId: '' }] },
    ]);
  });

  it('sends nothing where nothing was changed', async () => {
    show();
    press(TEXTS.editOf('Shop'));
    submit(TEXTS.save);
    await closed();
    expect(server.call).not.toHaveBeenCalled();
    press(TEXTS.moveDown('Cart'));
    await waitFor(() => expect(bodies()).toMatchObject([{ version: 4 }]));
  });

  it('removes a component only after asking', async () => {
    show();
    press(TEXTS.removeOf('Email'));
    submit(KIT_TEXTS.cancel);
    await closed();
    expect(server.call).not.toHaveBeenCalled();
    press(TEXTS.removeOf('Email'));
    expect(dialog().getByText(TEXTS.removeBody)).toBeTruthy();
    submit(TEXTS.remove);
    expect(await screen.findByText(TEXTS.removed('Email'))).toBeTruthy();
    await closed();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: TEXTS.addComponent }));
    expect(bodies()).toMatchObject([{ components: [{ id: 'cart' }, { id: 'search' }] }]);
  });

  it('reports an incident under one id, however often it is tried', async () => {
    refuse(0, 'The server could not be reached.');
    show();
    press(TEXTS.openIncident);
    type(TEXTS.incidentTitle, 'Orders are stuck');
    type(TEXTS.incidentText, 'We are looking.');
    fireEvent.click(dialog().getByRole('checkbox', { name: /^Cart/ }));
    const state = dialog().getByRole('combobox', { name: TEXTS.stateOf('Cart') });
    fireEvent.change(state, { target: { value: 'partialOutage' } });
    submit(TEXTS.report);
    expect(await dialog().findByText('The server could not be reached.')).toBeTruthy();
    submit(TEXTS.report);
    expect(await screen.findByText(TEXTS.incidentOpened)).toBeTruthy();
    await closed();
    const sent = {
      id: 'new1',
      title: 'Orders are stuck',
      text: 'We are looking.',
      state: 'investigating',
      states: [{ componentId: 'cart', state: 'partialOutage' }],
      window: null,
      mailsSubscribers: true,
      publishesNews: false,
    };
    expect(server.call.mock.calls.map(([used]) => used)).toEqual([
      contract.openIncident,
      contract.openIncident,
    ]);
    expect(bodies()).toEqual([sent, sent]);
    expect(screen.getByRole('heading', { name: 'Orders are stuck' })).toBeTruthy();
  });

  it('plans maintenance in the time of this browser, and says it in words', async () => {
    show();
    press(TEXTS.planMaintenance);
    type(TEXTS.incidentTitle, 'Upgrade');
    type(TEXTS.incidentText, 'The shop is read-only.');
    type(TEXTS.startsAt, '2099-03-05T22:00');
    type(TEXTS.endsAt, '2099-03-05T21:00');
    expect(dialog().getByText(TEXTS.endsBeforeStart)).toBeTruthy();
    submit(TEXTS.plan);
    expect(server.call).not.toHaveBeenCalled();
    type(TEXTS.endsAt, '2099-03-06T01:30');
    expect(dialog().getByText(/\(3 hours 30 minutes\)$/)).toBeTruthy();
    fireEvent.click(dialog().getByRole('checkbox', { name: /^Search/ }));
    submit(TEXTS.plan);
    expect(await screen.findByText(TEXTS.maintenancePlanned)).toBeTruthy();
    expect(bodies()).toMatchObject([
      {
        title: 'Upgrade',
        states: [{ componentId: 'search', state: 'maintenance' }],
        window: {
          startsAt: new Date(2099, 2, 5, 22).getTime(),
          endsAt: new Date(2099, 2, 6, 1, 30).getTime(),
        },
      },
    ]);
  });

  it('shows what lasts with its updates', () => {
    const over = { ...INCIDENT, id: 'i0', title: 'Long ago', resolvedAt: 4 * HOUR_MS };
    show({ ...CONTENT, incidents: [INCIDENT, over] });
    expect(screen.queryByText('Long ago')).toBeNull();
    expect(screen.getByText(TEXTS.affects('Cart'))).toBeTruthy();
    expect(screen.getByText('A queue is full.')).toBeTruthy();
    expect(screen.queryByText('We are looking.')).toBeNull();
    press(TEXTS.showEarlier(1));
    expect(screen.getByText('We are looking.')).toBeTruthy();
  });

  it('D-90: shows what is over on demand, without a way to add an update', () => {
    const over = { ...INCIDENT, state: 'resolved' as const, resolvedAt: 4 * HOUR_MS };
    show({ ...CONTENT, incidents: [over] });
    press(TEXTS.showPast);
    expect(screen.getByRole('heading', { name: 'Orders are stuck' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: TEXTS.updateOf('Orders are stuck') })).toBeNull();
    expect(screen.getByRole('button', { name: TEXTS.correctOf('Orders are stuck') })).toBeTruthy();
    expect(screen.queryByText(/^Since/)).toBeNull();
    press(TEXTS.hidePast);
    expect(screen.queryByRole('heading', { name: 'Orders are stuck' })).toBeNull();
  });

  it('D-90: corrects what only the history still has, some at a time', async () => {
    const old = { ...INCIDENT, componentIds: [], state: 'resolved' as const, resolvedAt: 4 * HOUR_MS };
    server.history = Array.from({ length: 12 }, (_, index) => ({
      ...{ ...old, id: `old${index}`, title: `Old number ${index}`, startedAt: HOUR_MS - index },
    }));
    show();
    press(TEXTS.showPast);
    expect(screen.getAllByRole('heading', { name: /^Old number/ })).toHaveLength(10);
    press(TEXTS.morePast);
    expect(screen.queryByRole('button', { name: TEXTS.morePast })).toBeNull();
    press(TEXTS.correctOf('Old number 11'));
    type(TEXTS.incidentTitle, 'Orders were late');
    submit(TEXTS.save);
    expect(await screen.findByText(TEXTS.corrected)).toBeTruthy();
    expect(bodies()).toEqual([
      { incidentId: 'old11', title: 'Orders were late', texts: [], withoutIds: [], window: null },
    ]);
    server.history = [];
  });

  it('says that nothing is over yet', () => {
    show();
    press(TEXTS.showPast);
    expect(screen.getByText(TEXTS.noPast)).toBeTruthy();
  });

  it('D-90: corrects words and takes a component out, with only what was changed', async () => {
    show({ ...CONTENT, incidents: [INCIDENT] });
    press(TEXTS.correctOf('Orders are stuck'));
    type(TEXTS.incidentTitle, ' Orders are late ');
    const texts = dialog().getAllByRole('textbox').slice(1);
    expect(texts.map((field) => (field as HTMLTextAreaElement).value)).toEqual([
      'A queue is full.',
      'We are looking.',
    ]);
    fireEvent.change(texts[1] as HTMLElement, { target: { value: 'We look.' } });
    fireEvent.click(dialog().getByRole('checkbox', { name: /^Cart · / }));
    expect(dialog().getByText(TEXTS.operationalAgain('Cart'))).toBeTruthy();
    submit(TEXTS.save);
    expect(await screen.findByText(TEXTS.corrected)).toBeTruthy();
    await closed();
    expect(server.call.mock.calls.map(([used]) => used)).toEqual([contract.correctIncident]);
    expect(bodies()).toEqual([
      {
        incidentId: 'i1',
        title: 'Orders are late',
        texts: [{ id: 'u1', text: 'We look.' }],
        withoutIds: ['cart'],
        window: null,
      },
    ]);
    expect(screen.getByRole('heading', { name: 'Orders are late' })).toBeTruthy();
    expect(screen.queryByText(TEXTS.affects('Cart'))).toBeNull();
  });

  it('D-90: corrects the window of maintenance', async () => {
    const window = { startsAt: Date.now() + HOUR_MS, endsAt: Date.now() + 2 * HOUR_MS };
    show({ ...CONTENT, incidents: [{ ...INCIDENT, title: 'Upgrade', window }] });
    press(TEXTS.correctOf('Upgrade'));
    type(TEXTS.startsAt, '2099-03-05T22:00');
    expect(dialog().getByText(TEXTS.endsBeforeStart)).toBeTruthy();
    expect(dialog().getByRole('button', { name: TEXTS.save })).toHaveProperty('disabled', true);
    type(TEXTS.endsAt, '2099-03-06T01:30');
    submit(TEXTS.save);
    await closed();
    const [startsAt, endsAt] = [new Date(2099, 2, 5, 22), new Date(2099, 2, 6, 1, 30)];
    expect(bodies()).toMatchObject([
      { texts: [], window: { startsAt: startsAt.getTime(), endsAt: endsAt.getTime() } },
    ]);
  });

  it('D-90: deletes a mistaken report only after asking', async () => {
    show({ ...CONTENT, incidents: [INCIDENT] });
    press(TEXTS.deleteOf('Orders are stuck'));
    expect(dialog().getByText(TEXTS.deleteBody)).toBeTruthy();
    submit(KIT_TEXTS.cancel);
    await closed();
    expect(server.call).not.toHaveBeenCalled();
    press(TEXTS.deleteOf('Orders are stuck'));
    submit(TEXTS.delete);
    expect(await screen.findByText(TEXTS.deleted('Orders are stuck'))).toBeTruthy();
    await closed();
    expect(bodies()).toEqual([{ incidentId: 'i1' }]);
    expect(screen.getByText(TEXTS.noIncidents)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: TEXTS.openIncident }));
  });

  it('adds an update with only the states that were chosen here', async () => {
    show({ ...CONTENT, incidents: [INCIDENT] });
    press(TEXTS.updateOf('Orders are stuck'));
    type(TEXTS.incidentText, 'Nearly there.');
    const cart = dialog().getByRole('checkbox', { name: /^Cart/ });
    expect(cart).toHaveProperty('checked', true);
    expect(cart).toHaveProperty('disabled', true);
    const colorOf = (text: string) => getComputedStyle(dialog().getAllByText(text)[0] as HTMLElement).color;
    expect(colorOf('Cart')).toBe(colorOf('Email'));
    fireEvent.click(dialog().getByRole('checkbox', { name: 'Email' }));
    fireEvent.click(dialog().getByRole('checkbox', { name: TEXTS.mailSubscribers }));
    submit(TEXTS.post);
    expect(await screen.findByText(TEXTS.updatePosted)).toBeTruthy();
    expect(bodies()).toEqual([
      {
        incidentId: 'i1',
        id: 'new1',
        state: 'identified',
        text: 'Nearly there.',
        states: [{ componentId: 'email', state: 'degraded' }],
        mailsSubscribers: false,
      },
    ]);
  });

  it('says what follows before an incident is resolved', async () => {
    show({ ...CONTENT, incidents: [INCIDENT] });
    press(TEXTS.updateOf('Orders are stuck'));
    type(TEXTS.incidentText, 'Done.');
    fireEvent.change(dialog().getByRole('combobox', { name: TEXTS.state }), {
      target: { value: 'resolved' },
    });
    expect(dialog().getByText(TEXTS.resolveHelp('Cart'))).toBeTruthy();
    const choices = dialog().getAllByRole('checkbox');
    expect(choices).toEqual([dialog().getByRole('checkbox', { name: TEXTS.mailSubscribers })]);
    submit(TEXTS.post);
    await closed();
    expect(bodies()).toMatchObject([{ state: 'resolved', states: [] }]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: TEXTS.openIncident }));
    expect(screen.getByText(TEXTS.noIncidents)).toBeTruthy();
  });

  it('names the components that stay as they are, since another open incident affects them', () => {
    const incident = { ...INCIDENT, componentIds: ['cart', 'search'] };
    const other = { ...INCIDENT, id: 'i2', title: 'Search is slow', componentIds: ['search'] };
    show({ ...CONTENT, incidents: [incident, other] });
    press(TEXTS.updateOf('Orders are stuck'));
    fireEvent.change(dialog().getByRole('combobox', { name: TEXTS.state }), {
      target: { value: 'resolved' },
    });
    expect(dialog().getByText(TEXTS.resolveHelp('Cart', 'Search'))).toBeTruthy();
  });

  it('offers for maintenance only that it goes ahead or is over', () => {
    const window = { startsAt: Date.now() + HOUR_MS, endsAt: Date.now() + 2 * HOUR_MS };
    show({ ...CONTENT, incidents: [{ ...INCIDENT, title: 'Upgrade', window }] });
    press(TEXTS.updateOf('Upgrade'));
    const state = dialog().getByRole('combobox', { name: TEXTS.state });
    expect(
      within(state)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(Object.values(TEXTS.maintenanceChoices));
  });

  it('shows how many subscribers there are and how far their mails are, and follows that', async () => {
    const mailing = {
      ...{ id: 'm1', title: 'Orders are stuck', occasion: 'opened', due_at: new Date().toISOString() },
      ...{ state: 'waiting', mails: 100, sent: 40, failed: 2 },
    };
    server.count.mockResolvedValueOnce({ subscribers: 1_000, mailings: [mailing] });
    show();
    expect(await screen.findByText(TEXTS.subscribers(1_000))).toBeTruthy();
    expect(screen.getByText(TEXTS.mailingOf(TEXTS.occasions.opened, 'Orders are stuck'))).toBeTruthy();
    expect(screen.getByText(/40 of 100 sent\. 2 could not be sent\. More are being written/)).toBeTruthy();
    expect(await screen.findByText(TEXTS.noMailings, undefined, { timeout: 10_000 })).toBeTruthy();
  });

  it('removes the address of a subscriber, and says where it is none', async () => {
    show();
    server.call.mockResolvedValueOnce({ isRemoved: false });
    fireEvent.change(await screen.findByLabelText(TEXTS.removeSubscriberAddress), {
      target: { value: ' Vera@visitor.example' },
    });
    press(TEXTS.removeSubscriber);
    expect(await screen.findByText(TEXTS.subscriberUnknown)).toBeTruthy();
    server.call.mockResolvedValueOnce({ isRemoved: true });
    press(TEXTS.removeSubscriber);
    expect(await screen.findByText(TEXTS.subscriberRemoved)).toBeTruthy();
    expect(bodies()).toEqual([{ email: 'Vera@visitor.example' }, { email: 'Vera@visitor.example' }]);
    expect(screen.getByLabelText(TEXTS.removeSubscriberAddress)).toHaveProperty('value', '');
  });

  it('says that nobody is mailed while visitors cannot see the page', () => {
    show();
    press(TEXTS.openIncident);
    expect(dialog().getByText(TEXTS.mailHidden)).toBeTruthy();
    fireEvent.click(dialog().getByRole('checkbox', { name: TEXTS.mailSubscribers }));
    expect(dialog().queryByText(TEXTS.mailHidden)).toBeNull();
  });

  it('marks components under planned maintenance', () => {
    const window = { startsAt: Date.now() - HOUR_MS, endsAt: Date.now() + HOUR_MS };
    show({ ...CONTENT, incidents: [{ ...INCIDENT, window }] });
    expect(screen.getByText(TEXTS.isMaintained)).toBeTruthy();
  });

  it('asks before a dialog closes with something in it, and before the page is left', async () => {
    const { router } = show();
    press(TEXTS.openIncident);
    type(TEXTS.incidentTitle, 'Half a');
    submit(KIT_TEXTS.cancel);
    fireEvent.click(await screen.findByRole('button', { name: KIT_TEXTS.keepEditing }));
    await waitFor(() => expect(screen.queryByRole('button', { name: KIT_TEXTS.keepEditing })).toBeNull());
    act(() => void router.navigate('/elsewhere'));
    fireEvent.click(await screen.findByRole('button', { name: KIT_TEXTS.stay }));
    await waitFor(() => expect(screen.queryByRole('button', { name: KIT_TEXTS.stay })).toBeNull());
    expect(dialog().getByLabelText(new RegExp(`^${TEXTS.incidentTitle}`))).toHaveProperty('value', 'Half a');
    submit(KIT_TEXTS.cancel);
    fireEvent.click(await screen.findByRole('button', { name: KIT_TEXTS.close }));
    await closed();
    expect(server.call).not.toHaveBeenCalled();
  });

  it('follows what teammates change', () => {
    show();
    deliver({ ...CONTENT, components: [component('cart', 'Basket', 'shop')] }, 5);
    expect(screen.getByText('Basket')).toBeTruthy();
    expect(screen.queryByText('Search')).toBeNull();
  });

  it('is read-only while viewing as a teammate', () => {
    show({ ...CONTENT, incidents: [INCIDENT] }, { viewing_as: 'somebody' });
    expect(screen.getByText(SETTINGS_TEXTS.readOnlyViewing)).toBeTruthy();
    expect(screen.getByRole('switch', { name: TEXTS.publish })).toHaveProperty('disabled', true);
    expect(screen.getByRole('combobox', { name: TEXTS.stateOf('Cart') })).toHaveProperty('disabled', true);
    for (const name of [TEXTS.openIncident, TEXTS.planMaintenance, TEXTS.addComponent, TEXTS.addGroup]) {
      expect(screen.queryByRole('button', { name }), name).toBeNull();
    }
    expect(screen.queryByRole('button', { name: TEXTS.removeOf('Cart') })).toBeNull();
    for (const nameOf of [TEXTS.updateOf, TEXTS.correctOf, TEXTS.deleteOf]) {
      expect(screen.queryByRole('button', { name: nameOf('Orders are stuck') })).toBeNull();
    }
  });
});

describe('U-13: the news flash of an incident', () => {
  const report = () => {
    press(TEXTS.openIncident);
    type(TEXTS.incidentTitle, 'Late');
    type(TEXTS.incidentText, 'We look.');
  };
  const withNews = { ...CONTENT, incidents: [{ ...INCIDENT, newsFlashId: 'news1' }] };

  it('is asked for like the emails, right below the text, and is off at first', async () => {
    show();
    report();
    const [mail, news, component] = dialog().getAllByRole('checkbox');
    expect(mail).toBe(dialog().getByLabelText(TEXTS.mailSubscribers));
    expect(news).toBe(dialog().getByLabelText(TEXTS.publishNews));
    expect(component).toBe(dialog().getByLabelText(/^Cart/));
    fireEvent.click(dialog().getByLabelText(TEXTS.publishNews));
    submit(TEXTS.report);
    await closed();
    expect(bodies()[0]).toMatchObject({ title: 'Late', publishesNews: true });
    report();
    submit(TEXTS.report);
    await closed();
    expect(bodies()[1]).toMatchObject({ publishesNews: false });
  });

  it('S6-09: is offered only to those who may publish news', () => {
    show(CONTENT, { permissions: { canManageGeneralAndSecuritySettings: true } });
    press(TEXTS.openIncident);
    expect(dialog().queryByLabelText(TEXTS.publishNews)).toBeNull();
  });

  it('can be opened, and left to itself', async () => {
    show(withNews);
    expect(screen.getByRole('link', { name: TEXTS.openNewsOf(INCIDENT.title) }).getAttribute('href')).toBe(
      '/admin/newsflash/edit/news1',
    );
    press(TEXTS.unlinkNewsOf(INCIDENT.title));
    await screen.findByText(TEXTS.newsUnlinked);
    expect(bodies()).toEqual([{ incidentId: 'i1' }]);
    await waitFor(() => expect(screen.queryByText(TEXTS.hasNews)).toBeNull());
  });
});

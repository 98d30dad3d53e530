import { type Contract, pathOf, takesChatToken } from '@harborline/domain/api/contract';
import { ENDPOINTS } from '@harborline/domain/api/endpoints';
import type { IdKind } from '@harborline/domain/api/ids';
import { EMPTY_FORM } from '@harborline/domain/forms/form-definition';
import { exampleRequest, idKindsOf } from '@harborline/domain/testing/example-request';
import { callText, fromAnywhere } from './call';
import type { Ids, World } from './swap-worlds';

interface Part {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** An automation that gives tickets to somebody. */
const assigning = ({ person }: Ids) => ({
  body: {
    definition: {
      trigger: { on: 'ticket-created' },
      filter: 'all()',
      actions: [{ kind: 'assignee', assigned_to: person }],
    },
  },
});

/** What a request needs beyond its schema to be valid, or to carry an id that no schema shows. */
const ADDED: Readonly<Record<string, (ids: Ids) => Part>> = {
  changeAgent: () => ({ body: { is_active: false } }),
  changeFollower: () => ({ body: { is_following: true } }),
  changeTickets: ({ person }) => ({ body: { action: { kind: 'assignee', assigned_to: person } } }),
  createWorkflow: assigning,
  changeWorkflow: assigning,
  dryRunWorkflow: assigning,
  createTicket: () => ({ body: { email: 'someone@visitor.example' } }),
  decideHeldRequests: () => ({ body: { action: 'discard' } }),
  putDutyPlan: () => ({ body: { version: 0 } }),
  saveForm: () => ({ body: { definition: EMPTY_FORM, draft_version: 1 } }),
  planReply: () => ({ body: { send_at: Date.now() + 3_600_000 } }),
  sendLeftReply: () => ({ body: { messages: [{ id: 'probe', text: 'Hello' }] } }),
  updateSearch: () => ({ body: { ticket: 1 } }),
  approveInvitation: ({ invitation }) => ({ query: { token: `${invitation}.${'x'.repeat(43)}` } }),
};

/** Endpoints with ids that no schema shows. */
const HIDDEN_IDS: Readonly<Record<string, readonly IdKind[]>> = { approveInvitation: ['invitation'] };

/** A kind of id that an endpoint's requests contain. */
export interface Case {
  readonly id: string;
  readonly name: string;
  readonly contract: Contract;
  readonly kind: IdKind;
}

/** Every kind of id at every endpoint that uses it. */
export const CASES: readonly Case[] = ENDPOINTS.flatMap((endpoint) =>
  [...idKindsOf(endpoint.contract), ...(HIDDEN_IDS[endpoint.id] ?? [])].map((kind) => ({
    ...endpoint,
    kind,
  })),
);

const textOf = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

/** The caller: the owner of a world. */
export interface Prober {
  readonly world: World;
  readonly chatToken: string;
}

/** Sends a request with these ids to an endpoint. */
export function ask({ id, contract }: Case, ids: Ids, { world, chatToken }: Prober) {
  const example = exampleRequest(contract, (kind) => ids[kind]);
  const added = ADDED[id]?.(ids) ?? {};
  const query = new URLSearchParams(textOf({ ...example.query, ...added.query }));
  const params = textOf(example.params);
  // Not by fillPath, which refuses to leave a parameter empty.
  const path = pathOf(contract).replace(/:(\w+)/g, (_all, name) => encodeURIComponent(params[name] ?? ''));
  const body = contract.method === 'GET' ? undefined : { ...example.body, ...added.body };
  const token = takesChatToken(contract) ? chatToken : world.owner.token;
  const address = query.size === 0 ? path : `${path}?${query}`;
  return callText(contract.method, address, body, { token, headers: fromAnywhere() });
}

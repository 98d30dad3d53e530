import type { EndpointName } from '@harborline/domain/permissions/table';
import { takesChatToken } from '@harborline/domain/session/takes-chat-token';
import { callText, fromAnywhere } from './call';
import { type IdKind, type Ids, missingIds, type World } from './swap-worlds';

/** Where a request of an endpoint names ids; what else it needs to be taken seriously is fixed. */
export interface Probe {
  readonly params?: (ids: Ids) => Readonly<Record<string, string>>;
  readonly query?: (ids: Ids) => Readonly<Record<string, string>>;
  readonly body?: (ids: Ids) => object;
}

/** One row per endpoint, so that a new one is not forgotten: 'names no ids' is a statement, too. */
const PROBES: Readonly<Record<EndpointName, Probe | 'names no ids'>> = {
  'POST /api/activity/articles': {
    body: ({ articleId }) => ({ articleId, articleTitle: 'Title', timestamp: 1 }),
  },
  'POST /api/activity/reactions': { body: ({ articleId }) => ({ articleId, answer: 'yes' }) },
  'POST /api/inbox/visitoraccess': {
    body: ({ conversationRef }) => ({ conversation_ref: conversationRef, token: 'x'.repeat(43) }),
  },
  'PATCH /api/inbox/tickets': {
    body: ({ conversationRef }) => ({ conversation_ref: conversationRef, status: 'closed' }),
  },
  'POST /api/inbox/heldrequests': {
    body: ({ heldTicketId }) => ({ action: 'discard', ticket_ids: [heldTicketId] }),
  },
  'POST /api/inbox/login': {
    body: ({ uid, email, libraryId }) => ({ user_id: uid, email, support_lib_id: libraryId }),
  },
  'GET /api/auth/resources1': 'names no ids',
  'POST /api/auth/endedsessions': { body: ({ email }) => ({ email }) },
  'POST /api/auth/hlpt': { body: ({ email }) => ({ email }) },
  'POST /api/auth/updatePassword': { body: ({ email }) => ({ email, password: 'another-password' }) },
  'GET /api/invitation/approve': {
    query: ({ invitationId }) => ({ token: `${invitationId}.${'x'.repeat(43)}` }),
  },
  'GET /api/teams/user': 'names no ids',
  'PUT /api/teams/user': 'names no ids',
  'GET /api/teams/agents': {
    query: ({ libraryId, parentId }) => ({ support_lib_id: libraryId, parent_lib_id: parentId }),
  },
  'PATCH /api/teams/agents': { body: ({ uid }) => ({ ref_uid: uid, is_active: false }) },
  'GET /api/teams/permissions/:ref_uid/:role': { params: ({ uid }) => ({ ref_uid: uid, role: 'agent' }) },
  'PUT /api/teams/updatepermissions/:id': {
    params: ({ uid }) => ({ id: uid }),
    body: () => ({ permissions: [{ slug: 'canViewReports', is_enabled: true }] }),
  },
  'DELETE /api/teams/permissions/:ref_uid/:slug': { params: ({ uid }) => ({ ref_uid: uid, slug: 'all' }) },
  'GET /api/teams/roles/:id': 'names no ids',
  'POST /api/teams/owner': { body: ({ uid }) => ({ ref_uid: uid }) },
  'POST /api/teams/viewas': { body: ({ uid }) => ({ ref_uid: uid }) },
  'DELETE /api/teams/viewas': 'names no ids',
  'GET /api/teams/invitations': { query: ({ invitationId }) => ({ cursor: invitationId }) },
  'POST /api/teams/invitations': 'names no ids',
  'PATCH /api/teams/invitations/:id': {
    params: ({ invitationId }) => ({ id: invitationId }),
    body: () => ({}),
  },
  'DELETE /api/teams/invitations/:id': { params: ({ invitationId }) => ({ id: invitationId }) },
  'GET /api/admin/agency': { query: ({ childId }) => ({ support_lib_id: childId }) },
  'POST /api/admin/agency': 'names no ids',
  'PUT /api/admin/agency': {
    body: ({ childId }) => ({
      support_lib_id: childId,
      companyName: 'Other',
      is_subscription_active: false,
      is_white_label: true,
    }),
  },
  'PATCH /api/admin/agency': { body: ({ childId }) => ({ support_lib_id: childId, companyName: 'Other' }) },
  'POST /api/admin/loginas': { body: ({ childId }) => ({ admin_support_lib_id: childId }) },
  'PATCH /api/admin/loginas': {
    body: ({ libraryId }) => ({ action: 'logoutas', admin_support_lib_id: libraryId }),
  },
  'GET /api/admin/agencyexport': 'names no ids',
  'PATCH /api/admin/libraryaddress': 'names no ids',
  'GET /api/activity/feeds': 'names no ids',
  'POST /api/activity/feeds/read': { body: ({ feedId }) => ({ feedIds: [feedId], isRead: true }) },
  'GET /api/activity/email-logs': { query: ({ mailId }) => ({ cursor: mailId }) },
};

export interface Case {
  readonly name: EndpointName;
  readonly probe: Probe;
  readonly kind: IdKind;
}

/** Which kinds of ids a probe asks for. */
function kindsOf(probe: Probe): IdKind[] {
  const kinds = new Set<IdKind>();
  const noting = new Proxy(missingIds(), {
    get(ids, kind: IdKind) {
      kinds.add(kind);
      return ids[kind];
    },
  });
  for (const part of [probe.params, probe.query, probe.body]) part?.(noting);
  return [...kinds];
}

/** Each place of each endpoint that an id can be named in. */
export const CASES: readonly Case[] = (
  Object.entries(PROBES) as [EndpointName, Probe | 'names no ids'][]
).flatMap(([name, probe]) =>
  probe === 'names no ids' ? [] : kindsOf(probe).map((kind) => ({ name, probe, kind })),
);

/** The address of a probe with these ids. */
export function addressOf(name: EndpointName, probe: Probe, ids: Ids): string {
  const route = name.slice(name.indexOf(' ') + 1);
  const params = probe.params?.(ids) ?? {};
  const path = route.replace(/:(\w+)/g, (_all, param: string) => encodeURIComponent(params[param] ?? ''));
  const query = new URLSearchParams(probe.query?.(ids)).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** Who probes: an owner, with the token the endpoint takes. */
export interface Prober {
  readonly world: World;
  readonly chatToken: string;
}

/** Sends what a probe names with these ids. */
export function ask({ name, probe }: Case, ids: Ids, { world, chatToken }: Prober) {
  const [method = '', path = ''] = name.split(' ');
  const token =
    takesChatToken(path) && name !== 'POST /api/inbox/visitoraccess' ? chatToken : world.owner.token;
  const body = method === 'GET' ? undefined : probe.body?.(ids);
  return callText(method, addressOf(name, probe, ids), body, { token, headers: fromAnywhere() });
}

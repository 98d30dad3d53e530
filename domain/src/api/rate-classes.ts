const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How often one visitor, one network address and one library may call within a window. */
export interface RateClass {
  readonly windowMs: number;
  readonly visitor: number;
  /** network address of a request, or the email address a ticket claims; left out, it is not counted */
  readonly address?: number;
  readonly library?: number;
}

export const RATE_CLASSES = {
  view: { windowMs: MINUTE_MS, visitor: 60, address: 300, library: 3_000 },
  search: { windowMs: MINUTE_MS, visitor: 30, address: 150, library: 1_500 },
  vote: { windowMs: MINUTE_MS, visitor: 20, address: 100, library: 1_000 },
  linkUse: { windowMs: MINUTE_MS, visitor: 10, address: 30, library: 600 },
  /** said before a chat or a request begins; an office shares one address */
  identity: { windowMs: MINUTE_MS, visitor: 20, address: 300, library: 3_000 },
  staffRead: { windowMs: MINUTE_MS, visitor: 300, address: 1_500, library: 6_000 },
  /** a count of one's own that every screen asks for: one counter, since each is a read and a write */
  ownCount: { windowMs: MINUTE_MS, visitor: 120 },
  /** searches of staff, each of which may read hundreds of documents */
  staffSearch: { windowMs: MINUTE_MS, visitor: 120, address: 600, library: 2_400 },
  /** what reads thousands of documents at once, and is tried now and then */
  simulation: { windowMs: HOUR_MS, visitor: 30, address: 60, library: 60 },
  /** replays of a week, each of which reads up to a thousand documents (D-137) */
  routingReplay: { windowMs: MINUTE_MS, visitor: 10, address: 30, library: 30 },
  staffWrite: { windowMs: MINUTE_MS, visitor: 120, address: 600, library: 1_200 },
  /** parts of an import or an export: thousands of articles in a few minutes */
  bulk: { windowMs: MINUTE_MS, visitor: 90, address: 180, library: 900 },
  /** chat sign-ins, passwords, invitations: what a person does a few times a day */
  session: { windowMs: MINUTE_MS, visitor: 20, address: 120, library: 600 },
  /** without a token, so counted only by address */
  openRead: { windowMs: MINUTE_MS, visitor: 120, address: 120, library: 6_000 },
  /** ratings, without a token; an office shares one address */
  rating: { windowMs: HOUR_MS, visitor: 30, address: 30, library: 3_000 },
  openMail: { windowMs: HOUR_MS, visitor: 20, address: 20, library: 500 },
  /** counted by network address as its visitor, and by the email address that is entered */
  subscription: { windowMs: DAY_MS, visitor: 100, address: 3, library: 5_000 },
  /** links to the requests of an address: counted by network address as its visitor, and by the address entered (D-118) */
  requestsLink: { windowMs: HOUR_MS, visitor: 30, address: 5, library: 1_000 },
  /** links and one-click requests in mails, by network address: mail providers send those of many people */
  subscriptionLink: { windowMs: MINUTE_MS, visitor: 600, address: 600, library: 6_000 },
  /** counted by inviter and by recipient */
  invitation: { windowMs: HOUR_MS, visitor: 100, address: 10, library: 500 },
  /** files a visitor sends; a library's limit is split between counters, so it is far above a busy day */
  upload: { windowMs: HOUR_MS, visitor: 40, address: 40, library: 3_000 },
  /** files that a person of the team sends with replies and notes (D-62) */
  teamUpload: { windowMs: HOUR_MS, visitor: 400, address: 400, library: 3_000 },
  /** mails that the mail provider hands over: all of them come from the provider's few addresses */
  inboundMail: { windowMs: MINUTE_MS, visitor: 3_000, address: 3_000, library: 12_000 },
  /** answers by email; the visitor is the conversation */
  mailedAnswer: { windowMs: HOUR_MS, visitor: 30, address: 60, library: 3_000 },
  /** lines in histories that a program answered by email; the visitor is the conversation */
  automaticAnswer: { windowMs: HOUR_MS, visitor: 5, address: 20, library: 1_000 },
  /** calls that start or leave a chat: what a network address may do in all libraries together */
  chatCall: { windowMs: MINUTE_MS, visitor: 20, address: 200, library: 3_000 },
  /** chats that begin in a library; the address is that of the network, which an office shares */
  chat: { windowMs: HOUR_MS, visitor: 20, address: 60, library: 3_000 },
  /** chats by email: the visitor is the chat; an address may be typed by somebody whom it does not belong to */
  transcript: { windowMs: HOUR_MS, visitor: 1, address: 5, library: 500 },
  ticket: { windowMs: HOUR_MS, visitor: 20, address: 20, library: 500 },
  /** tickets that a teammate opens for somebody, whom we then write to: counted by teammate and by recipient (D-100) */
  openedTicket: { windowMs: HOUR_MS, visitor: 100, address: 20, library: 3_000 },
  /** emails to a library's own address: anybody can send them under any name, so they leave room for those of pages */
  mailedTicket: { windowMs: HOUR_MS, visitor: 20, address: 20, library: 250 },
  /** such emails with files */
  mailedFiles: { windowMs: HOUR_MS, visitor: 20, address: 20, library: 120 },
  /** forms that are sent; an office shares one address (D-150) */
  formSubmission: { windowMs: HOUR_MS, visitor: 20, address: 60, library: 3_000 },
  /** failed searches that writers see counted; an office shares one address */
  failedSearch: { windowMs: DAY_MS, visitor: 20, address: 100, library: 50_000 },
  /** steps of learners; a class may sit behind one address */
  learner: { windowMs: DAY_MS, visitor: 2_000, address: 2_000, library: 50_000 },
  /** requests that remember the failed search before them (D-74) */
  searchRequest: { windowMs: DAY_MS, visitor: 10, address: 50, library: 5_000 },
} as const satisfies Record<string, RateClass>;

export type RateClassName = keyof typeof RATE_CLASSES;

import type { SEARCHED_ASSIGNEES } from '@harborline/domain/api/inbox/ticket-search';
import type { ConversationStatus } from '@harborline/domain/entities/conversation';
import type { DraftState } from '@harborline/domain/entities/reply-draft';
import type { ProfilePage } from '@harborline/domain/permissions/table';
import type { TicketOrder } from '@harborline/domain/stores/conversations';
import type { ReviewFor } from '@harborline/domain/stores/reply-drafts';
import type { TicketTab } from '@harborline/domain/tickets/ticket-lists';

/** Patterns of staff routes, in the router's syntax. */
export const ADMIN_PATTERNS = {
  login: '/login',
  forgot: '/forgot',
  resetPassword: '/resetpassword',
  supportSignIn: '/hlpt',
  agencyExport: '/getmodalIntegrationsagencies',
  admin: '/admin',
  inbox: '/admin/inbox',
  chatInbox: '/admin/chatinbox',
  people: '/admin/inbox/people',
  companies: '/admin/inbox/companies',
  person: '/admin/inbox/person/:id',
  company: '/admin/inbox/company/:domain',
  content: '/admin/content',
  createArticle: '/admin/article/create',
  editArticle: '/admin/article/edit/:id',
  importArticles: '/admin/article/import',
  courses: '/admin/courses',
  importCourses: '/admin/courses/import',
  createLesson: '/admin/courses/create/:course_id',
  editLesson: '/admin/courses/update/:id/:course_id',
  news: '/admin/newsflash',
  importNews: '/admin/newsflash/import',
  createNews: '/admin/newsflash/create',
  editNews: '/admin/newsflash/edit/:id',
  sops: '/admin/sop',
  sop: '/admin/sop/:id',
  createSop: '/admin/sop/create',
  editSop: '/admin/sop/update/:id',
  accessDenied: '/admin/accessdenied',
  preview: '/admin/preview',
  forms: '/admin/formbuilder',
  manageForm: '/admin/manageformbuilder',
  automations: '/admin/automation',
  manageAutomation: '/admin/manageautomation/:automation_ref',
  contactForm: '/admin/contactform',
  screenshare: '/screenshare',
  profile: '/admin/profile',
} as const;

/** In the place of a ref: the page of an automation that is not stored yet. */
export const NEW_AUTOMATION = 'new';
const automationPath = (ref: string): string =>
  ADMIN_PATTERNS.manageAutomation.replace(':automation_ref', encodeURIComponent(ref));

/** Tabs of the inbox with chats (S6-34 to S6-36). */
export type ChatView = 'queue' | 'chats' | 'archives';

interface InboxTarget {
  /** of the list; the newest first by default */
  order?: TicketOrder;
  /** which list stands beside it; all tickets by default */
  tab?: TicketTab;
  status?: string;
  /** only tickets with this tag */
  tag?: string;
  /** only the children of the ticket that has this as its `children_ref` (D-127) */
  children?: string;
  conversation?: string;
  /** whether a new ticket is written beside the list, in place of a conversation */
  isNew?: boolean;
}

interface MentionsTarget {
  filter?: 'unread' | 'all';
  order?: 'newest' | 'oldest';
  /** the ticket that is open beside the list, and the note in it to show */
  conversation?: string;
  message?: string;
}

interface DraftsTarget {
  /** one's own drafts by default (S9-19) */
  reviewFor?: ReviewFor;
  /** all states by default */
  state?: DraftState | null;
  /** the ticket that is open beside the list */
  conversation?: string | undefined;
}

interface SearchTarget {
  query?: string;
  /** any by default */
  status?: ConversationStatus | 'all';
  assignee?: (typeof SEARCHED_ASSIGNEES)[number];
  /** the ticket that is open beside what was found */
  conversation?: string | undefined;
}

interface FilterTarget {
  /** the predicate, as `writePredicate` writes it */
  filter?: string;
  /** the saved filter that it was, which may have been changed since */
  saved?: string | undefined;
  /** whether the filter is being edited */
  isEditing?: boolean;
  /** the ticket that is open beside what was found */
  conversation?: string | undefined;
}

/** Stands for the id of a person who is found by their ticket. */
export const OF_TICKET = 'of-ticket';

const withWords = (path: string, words: string): string =>
  words === '' ? path : `${path}?${new URLSearchParams({ q: words })}`;

/** Builds the URLs of the admin area; nothing else does. */
export const adminLinks = {
  login: (returnUrl?: string) =>
    returnUrl === undefined
      ? ADMIN_PATTERNS.login
      : `${ADMIN_PATTERNS.login}?returnUrl=${encodeURIComponent(returnUrl)}`,
  forgot: () => ADMIN_PATTERNS.forgot,
  inbox: ({ tab = 'inbox', status, tag, children, order, conversation, isNew = false }: InboxTarget = {}) => {
    const query = new URLSearchParams({ tab });
    if (status !== undefined) query.set('status', status);
    if (tag !== undefined) query.set('tag', tag);
    if (children !== undefined) query.set('children', children);
    if (order !== undefined && order !== 'newest') query.set('sort', order);
    if (conversation !== undefined) query.set('conversation', conversation);
    if (isNew) query.set('new', 'ticket');
    return `${ADMIN_PATTERNS.inbox}?${query}`;
  },
  /** everybody who writes tickets (D-134). @param words of names or addresses */
  people: (words = '') => withWords(ADMIN_PATTERNS.people, words),
  /** their companies. @param words of domains */
  companies: (words = '') => withWords(ADMIN_PATTERNS.companies, words),
  /** somebody who writes tickets (D-129) */
  person: (id: string) => ADMIN_PATTERNS.person.replace(':id', encodeURIComponent(id)),
  /** the person who wrote a ticket that does not name them yet */
  personOfTicket: (ref: string) =>
    `${ADMIN_PATTERNS.person.replace(':id', OF_TICKET)}?${new URLSearchParams({ ticket: ref })}`,
  company: (domain: string) => ADMIN_PATTERNS.company.replace(':domain', encodeURIComponent(domain)),
  /** @param conversation the chat that is open */
  chats: (view: ChatView, conversation?: string) => {
    const query = new URLSearchParams({ tab: view });
    if (conversation !== undefined) query.set('conversation', conversation);
    return `${ADMIN_PATTERNS.inbox}?${query}`;
  },
  /** the notes that mention the signed-in person; unread ones, the newest first, unless it says otherwise */
  mentions: ({ filter, order, conversation, message }: MentionsTarget = {}) => {
    const query = new URLSearchParams({ tab: 'mentiontickets' });
    if (filter === 'all') query.set('mentions', filter);
    if (order === 'oldest') query.set('sort', order);
    if (conversation !== undefined) query.set('conversation', conversation);
    if (message !== undefined) query.set('message', message);
    return `${ADMIN_PATTERNS.inbox}?${query}`;
  },
  /** replies in review (D-104) */
  drafts: ({ reviewFor = 'self', state = null, conversation }: DraftsTarget = {}) => {
    const query = new URLSearchParams({ tab: 'draftstickets', review_for: reviewFor });
    // Of teammates' drafts, only those that wait are shown without a state.
    if (state !== null || reviewFor === 'others') query.set('review_status', state ?? 'all');
    if (conversation !== undefined) query.set('conversation', conversation);
    return `${ADMIN_PATTERNS.inbox}?${query}`;
  },
  /** tickets by their words (D-106) */
  ticketSearch: ({ query = '', status = 'all', assignee = 'anyone', conversation }: SearchTarget = {}) => {
    const asked = new URLSearchParams({ tab: 'search' });
    if (query !== '') asked.set('q', query);
    if (status !== 'all') asked.set('status', status);
    if (assignee !== 'anyone') asked.set('assigned', assignee);
    if (conversation !== undefined) asked.set('conversation', conversation);
    return `${ADMIN_PATTERNS.inbox}?${asked}`;
  },
  /** tickets by a predicate (D-111); without one, the saved filters */
  filteredTickets: ({ filter, saved, isEditing = false, conversation }: FilterTarget = {}) => {
    const query = new URLSearchParams({ tab: 'filteredtickets' });
    if (saved !== undefined) query.set('saved', saved);
    if (isEditing) query.set('edit', 'filter');
    if (conversation !== undefined) query.set('conversation', conversation);
    // Its text has only letters that a URL may have, so that people can read it there.
    return `${ADMIN_PATTERNS.inbox}?${query}${filter === undefined ? '' : `&filter=${filter}`}`;
  },
  /** the tickets of a smart queue (D-115). @param conversation the ticket that is open beside them */
  smartQueue: (ref: string, conversation?: string) => {
    const query = new URLSearchParams({ tab: 'smartqueue', queue: ref });
    if (conversation !== undefined) query.set('conversation', conversation);
    return `${ADMIN_PATTERNS.inbox}?${query}`;
  },
  /** requests over a limit, beside the list of tickets */
  heldRequests: () => `${ADMIN_PATTERNS.inbox}?tab=inbox&held=all`,
  content: () => ADMIN_PATTERNS.content,
  forms: () => ADMIN_PATTERNS.forms,
  /** what visitors have sent by a form */
  formSubmissions: (ref: string) => `${ADMIN_PATTERNS.forms}?submissions=${encodeURIComponent(ref)}`,
  editForm: (ref: string) => `${ADMIN_PATTERNS.manageForm}?form=${encodeURIComponent(ref)}`,
  automations: () => ADMIN_PATTERNS.automations,
  automation: (ref: string) => automationPath(ref),
  /** @param folder in which it is made, '' for none */
  newAutomation: (folder = '') => {
    const page = automationPath(NEW_AUTOMATION);
    return folder === '' ? page : `${page}?folder=${encodeURIComponent(folder)}`;
  },
  /** what automations did. @param run the one that is open */
  automationRuns: (run = '') =>
    `${ADMIN_PATTERNS.automations}?view=runs${run === '' ? '' : `&run=${encodeURIComponent(run)}`}`,
  contactForm: () => ADMIN_PATTERNS.contactForm,
  /** the page of a chat's visitor, by the link that is in storage (D-10) */
  screenshare: () => ADMIN_PATTERNS.screenshare,
  /** the articles whose titles or keywords have these words */
  contentWith: (words: string) => `${ADMIN_PATTERNS.content}?q=${encodeURIComponent(words)}`,
  /** the articles of one category */
  contentOfCategory: (id: string) => `${ADMIN_PATTERNS.content}?category=${encodeURIComponent(id)}`,
  /** the categories themselves, beside the list of articles */
  categories: () => `${ADMIN_PATTERNS.content}?view=categories`,
  /** what a library shows of its parent's content */
  defaultContent: () => `${ADMIN_PATTERNS.content}?view=default`,
  /** what searches, votes and views say, beside the list of articles */
  insights: () => `${ADMIN_PATTERNS.content}?view=insights`,
  createArticle: (categoryId?: string) =>
    categoryId === undefined
      ? ADMIN_PATTERNS.createArticle
      : `${ADMIN_PATTERNS.createArticle}?category=${encodeURIComponent(categoryId)}`,
  /** a new article that answers a failed search and begins with its words as the title */
  draftArticle: ({ id, query }: { id: string; query: string }) =>
    `${ADMIN_PATTERNS.createArticle}?title=${encodeURIComponent(query)}&search=${encodeURIComponent(id)}`,
  /** a new article that its writer began and has not saved */
  continueArticle: (id: string) => `${ADMIN_PATTERNS.createArticle}?unsaved=${encodeURIComponent(id)}`,
  editArticle: (id: string) => ADMIN_PATTERNS.editArticle.replace(':id', encodeURIComponent(id)),
  importArticles: () => ADMIN_PATTERNS.importArticles,
  courses: () => ADMIN_PATTERNS.courses,
  defaultCourses: () => `${ADMIN_PATTERNS.courses}?view=default`,
  course: (id: string) => `${ADMIN_PATTERNS.courses}?course=${encodeURIComponent(id)}`,
  importCourses: () => ADMIN_PATTERNS.importCourses,
  /** @param sectionId the section that it goes to, '' for the end of the course */
  createLesson: (courseId: string, sectionId = '') =>
    ADMIN_PATTERNS.createLesson.replace(':course_id', encodeURIComponent(courseId)) +
    (sectionId === '' ? '' : `?section=${encodeURIComponent(sectionId)}`),
  editLesson: (courseId: string, lessonId: string) =>
    ADMIN_PATTERNS.editLesson
      .replace(':course_id', encodeURIComponent(courseId))
      .replace(':id', encodeURIComponent(lessonId)),
  news: () => ADMIN_PATTERNS.news,
  defaultNews: () => `${ADMIN_PATTERNS.news}?view=default`,
  importNews: () => ADMIN_PATTERNS.importNews,
  createNews: () => ADMIN_PATTERNS.createNews,
  editNews: (id: string) => ADMIN_PATTERNS.editNews.replace(':id', encodeURIComponent(id)),
  sops: () => ADMIN_PATTERNS.sops,
  /** the SOPs of one category */
  sopsOfCategory: (id: string) => `${ADMIN_PATTERNS.sops}?category=${encodeURIComponent(id)}`,
  /** the categories themselves, beside the list of SOPs */
  sopCategories: () => `${ADMIN_PATTERNS.sops}?view=categories`,
  defaultSops: () => `${ADMIN_PATTERNS.sops}?view=default`,
  sop: (id: string) => ADMIN_PATTERNS.sop.replace(':id', encodeURIComponent(id)),
  createSop: (categoryId?: string) =>
    categoryId === undefined
      ? ADMIN_PATTERNS.createSop
      : `${ADMIN_PATTERNS.createSop}?category=${encodeURIComponent(categoryId)}`,
  editSop: (id: string) => ADMIN_PATTERNS.editSop.replace(':id', encodeURIComponent(id)),
  accessDenied: () => ADMIN_PATTERNS.accessDenied,
  profile: (page: ProfilePage = 'account') => `/admin/profile/${page}`,
  /** the library's synonyms, with a new line for a term */
  addSynonym: (term: string) => `/admin/profile/settings?synonym=${encodeURIComponent(term)}`,
  /** what the signed-in person is notified about (D-56) */
  notifications: () => '/admin/profile/account?tab=notifications',
  /** how the signed-in person works in the inbox (D-113) */
  ownInbox: () => '/admin/profile/account?tab=inbox',
  /** when a person works, and when they are out of office (D-136). @param uid of a teammate, '' for oneself */
  duty: (uid = '') =>
    `/admin/profile/account?tab=duty${uid === '' ? '' : `&person=${encodeURIComponent(uid)}`}`,
  reports: (name = 'supportoverview') => `/admin/reports/${encodeURIComponent(name)}`,
  /** the permission editor of one teammate */
  permissionsOf: (uid: string) => `/admin/profile/permissions?teammate=${encodeURIComponent(uid)}`,
} as const;

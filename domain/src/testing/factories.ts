import type * as z from 'zod/mini';
import type { Article, ArticleDraft } from '../entities/article';
import type { Category } from '../entities/category';
import type { Checklist } from '../entities/checklist';
import type { Conversation, Message } from '../entities/conversation';
import type { HeldRequest } from '../entities/held-request';
import type { ContactForm, LibraryPrivate, LibraryPublic } from '../entities/library';
import type { MailRecord } from '../entities/mail';
import type { NewsFlash } from '../entities/news-flash';
import type { OutboxMail } from '../entities/outbox';
import type { PlannedReply } from '../entities/planned-reply';
import type { Rating } from '../entities/rating';
import type { ReplyDraft } from '../entities/reply-draft';
import type { SmartQueue } from '../entities/smart-queue';
import type { SopArticle, SopCategory, SopReceipt } from '../entities/sop';
import type { TicketEvent } from '../entities/ticket-event';
import type { User } from '../entities/user';
import type { workflowSchema } from '../entities/workflow';
import type { workflowRunSchema } from '../entities/workflow-run';
import { resolvePermissions } from '../permissions/roles';
import { timestamp } from './timestamp';

/** Valid entities; tests override the fields they care about. */
export const TEST_LIBRARY_ID = 'testlibrary000000001';
export const TEST_NOW_MS = Date.UTC(2025, 10, 21, 9, 30);
const at = timestamp(TEST_NOW_MS);

export function makeContactForm(changes: Partial<ContactForm> = {}): ContactForm {
  return {
    steps: [],
    formSubmission: {
      allowFiles: true,
      customInputs: [{ label: 'Order number', type: 'number', text: '' }],
      thankYouMsg: 'Thank you, we will answer soon.',
      submitBtnText: 'Send',
    },
    ...changes,
  };
}

export function makeLibrary(changes: Partial<LibraryPublic> = {}): LibraryPublic {
  return {
    id: TEST_LIBRARY_ID,
    library_refkey: 'acme',
    library_domain: 'acme.example',
    custom_subDomain: '',
    parent_lib_id: '',
    library_only: true,
    settings: {
      settings: { companyName: 'Acme', companyPhone: '+44 20 5550 0100' },
      metaData: { title: 'Acme help', description: 'Answers', keywords: 'help' },
    },
    publicHelpCenterTheme: { themeColor: '#1b5e8c', favicon: '', isCustomCss: false, customCss: '' },
    contactForm: makeContactForm(),
    isContactFormOnline: true,
    categoryPositioning: [],
    ...changes,
  };
}

export function makeLibraryPrivate(changes: Partial<LibraryPrivate> = {}): LibraryPrivate {
  return {
    library_email: 'owner@acme.example',
    library_users: [],
    companyEmail: 'hello@acme.example',
    is_white_label: false,
    ticket: { selfManaged: true, contactEmail: 'support@acme.example', supportEmailSubject: '' },
    ...changes,
  };
}

export function makeUser(changes: Partial<User> = {}): User {
  const role = changes.agent_role ?? 'agent';
  return {
    uid: 'test-agent',
    user_email: 'agent@acme.example',
    agent_name: 'Ada Agent',
    display_name: 'Ada',
    agent_picture: '',
    agent_role: role,
    support_lib_id: TEST_LIBRARY_ID,
    init_support_lib_id: TEST_LIBRARY_ID,
    parent_lib_id: '',
    is_away: 0,
    is_active: true,
    permissions: resolvePermissions(role),
    ...changes,
  };
}

export function makeCategory(changes: Partial<Category> = {}): Category {
  return {
    id: 'category-1',
    support_lib_id: TEST_LIBRARY_ID,
    category_title: 'Getting started',
    category_description: 'First steps',
    category_icon: 'rocket',
    parent_cat_id: '',
    is_enabled: true,
    is_disabled: false,
    articles: 0,
    subCategory: [],
    ...changes,
  };
}

const CONTENT = {
  support_lib_id: TEST_LIBRARY_ID,
  article_title: 'Reset your password',
  article_content: '<p>Open the sign-in page and choose <strong>Forgot your password?</strong></p>',
  article_keywords: ['password', 'sign in'],
  article_categories: 'category-1',
};

export function makeArticle(changes: Partial<Article> = {}): Article {
  return {
    id: 'article-1',
    ...CONTENT,
    is_published: true,
    is_disabled: false,
    likes: 0,
    disLikes: 0,
    views: 0,
    created_at: at,
    updated_at: at,
    updated_by: 'test-writer',
    ...changes,
  };
}

export function makeNewsFlash(changes: Partial<NewsFlash> = {}): NewsFlash {
  return {
    id: 'news-1',
    support_lib_id: TEST_LIBRARY_ID,
    newsFlash_title: 'Two new colours',
    newsFlash_content: '<p>The city bike comes in fern and slate.</p>',
    newsFlash_featureImage: '',
    newsFlash_keywords: ['colours'],
    newsFlash_categories: '',
    categoryName: '',
    is_published: true,
    audience: 'public',
    is_staff_published: false,
    publish_at: null,
    expires_at: null,
    next_at: null,
    is_schedule_refused: false,
    views: 0,
    heart: 0,
    party: 0,
    snooze: 0,
    dislike: 0,
    timeStamp: at,
    createdAt: at,
    updated_at: at,
    updated_by: 'test-writer',
    ...changes,
  };
}

export function makeArticleDraft(changes: Partial<ArticleDraft> = {}): ArticleDraft {
  return { id: 'article-1', ...CONTENT, updated_at: at, updated_by: 'test-writer', ...changes };
}

export function makeSopCategory(changes: Partial<SopCategory> = {}): SopCategory {
  return {
    id: 'sop-category-1',
    support_lib_id: TEST_LIBRARY_ID,
    category_id: 'sop-category-1',
    category_title: 'Refunds',
    position: 1,
    ...changes,
  };
}

export function makeSopArticle(changes: Partial<SopArticle> = {}): SopArticle {
  return {
    id: 'sop-1',
    support_lib_id: TEST_LIBRARY_ID,
    sop_title: 'Refund an order',
    sop_content: '<p>Look up the order first.</p>',
    category_id: 'sop-category-1',
    is_published: true,
    is_disabled: false,
    version: 1,
    owner_ref: '',
    verify_by: null,
    verified_at: null,
    verified_by: '',
    created_at: at,
    updated_at: at,
    updated_by: 'test-writer',
    ...changes,
  };
}

export function makeSopReceipt(changes: Partial<SopReceipt> = {}): SopReceipt {
  return {
    id: 'sop-1_test-writer',
    support_lib_id: TEST_LIBRARY_ID,
    sop_ref: 'sop-1',
    reader_ref: 'test-writer',
    version: 1,
    read_at: at,
    ...changes,
  };
}

export function makeMailRecord(changes: Partial<MailRecord> = {}): MailRecord {
  return {
    from: '',
    replyTo: 'vera@visitor.example',
    to: '',
    helpText: 'My order has not arrived.',
    fileUrl: '',
    message: {
      subject: 'Acme #1',
      text: 'My order has not arrived.',
      html: '<p>My order has not arrived.</p>',
    },
    timestamp: TEST_NOW_MS,
    ticketId: TEST_NOW_MS * 1000 + 123,
    date: '21',
    month: '11',
    year: '2025',
    os: 'Linux',
    browser: 'Chrome',
    URL: 'https://acme.example/help',
    support_lib_id: TEST_LIBRARY_ID,
    type: 'ticket',
    helpSteps: [],
    domain_name: 'acme.example',
    companyName: 'Acme',
    selfManaged: false,
    customInputs: [{ label: 'Order number', type: 'number', text: '1042' }],
    visitor_uid: 'test-visitor',
    ...changes,
  };
}

export function makeHeldRequest(changes: Partial<HeldRequest> = {}): HeldRequest {
  return {
    id: '1763717400000123',
    support_lib_id: TEST_LIBRARY_ID,
    ticket_id: TEST_NOW_MS * 1000 + 123,
    visitor_uid: 'test-visitor',
    email: 'vera@visitor.example',
    title: 'My order has not arrived.',
    preview: 'My order has not arrived.',
    limit: 'address',
    state: 'held',
    created_at: at,
    decided_by: '',
    ...changes,
  };
}

export function makeReplyDraft(changes: Partial<ReplyDraft> = {}): ReplyDraft {
  return {
    id: 'draft-1',
    support_lib_id: TEST_LIBRARY_ID,
    conversation_ref: 'conversation-1',
    ticket: { number: 42, title: 'Where is my order?' },
    author_ref: 'test-author',
    author_name: 'Ada',
    state: 'submitted',
    version: 1,
    text: 'It arrives tomorrow.',
    submitted_text: 'It arrives tomorrow.',
    comments: [],
    reviewer_ref: '',
    reviewer_name: '',
    submitted_at: at,
    updated_at: at,
    message_ref: '',
    ...changes,
  };
}

export function makePlannedReply(changes: Partial<PlannedReply> = {}): PlannedReply {
  return {
    id: 'planned-1',
    support_lib_id: TEST_LIBRARY_ID,
    conversation_ref: 'conversation-1',
    ticket_number: 42,
    author_ref: 'test-author',
    author_name: 'Ada',
    state: 'planned',
    held_because: '',
    held_by_name: '',
    text: 'It arrives tomorrow.',
    version: 1,
    send_at: at,
    then_status: '',
    visitor_wrote_at: at,
    last_message_ref: 'message-1',
    was_closed: false,
    planned_at: at,
    updated_at: at,
    message_ref: '',
    ...changes,
  };
}

export function makeConversation(changes: Partial<Conversation> = {}): Conversation {
  return {
    id: 'conversation-1',
    support_lib_id: TEST_LIBRARY_ID,
    ticket_id: TEST_NOW_MS * 1000 + 123,
    number: 42,
    title: 'Where is my order?',
    status: 'open',
    source: 'contact_form',
    visitor: {
      name: '',
      email: 'vera@visitor.example',
      is_verified: false,
      os: 'Linux',
      browser: 'Chrome',
      URL: 'https://acme.example/help',
    },
    visitor_uids: ['test-visitor'],
    assigned_to: '',
    help_steps: [],
    custom_inputs: [],
    last_message: {
      id: 'message-1',
      preview: 'My order has not arrived.',
      sender_type: 'visitor',
      sender_name: '',
    },
    last_message_at: at,
    last_visitor_message_at: at,
    is_unread_by_staff: true,
    created_at: at,
    ...changes,
  };
}

export const makeSmartQueue = (changes: Partial<SmartQueue> = {}): SmartQueue & { readonly id: string } => ({
  id: 'queue-1',
  support_lib_id: TEST_LIBRARY_ID,
  name: 'Refunds',
  text: 'all()',
  order: 'longest-waiting',
  team_refs: [],
  capacity: 0,
  wait_minutes: 1,
  overflow_team_ref: '',
  position: 0,
  ...changes,
});

type Workflow = z.infer<typeof workflowSchema>;
type WorkflowRun = z.infer<typeof workflowRunSchema>;

export const makeWorkflow = (changes: Partial<Workflow> = {}): Workflow & { readonly id: string } => ({
  id: 'workflow-1',
  support_lib_id: TEST_LIBRARY_ID,
  name: 'Refunds first',
  workflow_folder_ref: '',
  is_enabled: true,
  is_shadow: false,
  trigger_on: 'ticket-created',
  definition: {
    version: 1,
    trigger: { on: 'ticket-created' },
    filter: 'all()',
    actions: [{ kind: 'priority', priority: 'high' }],
  },
  stopped_at: null,
  changed_by: 'agent-1',
  changed_by_name: 'Ada',
  created_at: timestamp(0),
  changed_at: timestamp(0),
  enabled_at: timestamp(0),
  scheduled_at: null,
  version: 1,
  ...changes,
});

export const makeWorkflowRun = (
  changes: Partial<WorkflowRun> = {},
): WorkflowRun & { readonly id: string } => ({
  id: 'run-1',
  support_lib_id: TEST_LIBRARY_ID,
  workflow_ref: 'workflow-1',
  workflow_name: 'Refunds first',
  workflow_version: 1,
  conversation_ref: 'conversation-1',
  ticket_number: 7,
  event: { kind: 'ticket-created', cause: 'visitor', at: timestamp(0), details: {} },
  chain: [],
  caused_by: '',
  conditions: [{ predicate: 'all()', holds: true, found: null, depth: 0 }],
  actions: [{ kind: 'priority', priority: 'high' }],
  results: [{ outcome: 'done', because: '' }],
  outcome: 'done',
  at: timestamp(0),
  expires_at: timestamp(0),
  ...changes,
});

export function makeMessage(changes: Partial<Message> = {}): Message {
  return {
    id: 'message-1',
    conversation_ref: 'conversation-1',
    support_lib_id: TEST_LIBRARY_ID,
    sender_type: 'visitor',
    sender_ref: 'test-visitor',
    sender_name: '',
    text: 'My order has not arrived.',
    file_url: '',
    is_public: true,
    read_status: 0,
    created_at: at,
    ...changes,
  };
}

export function makeTicketEvent(changes: Partial<TicketEvent> = {}): TicketEvent {
  return {
    id: 'event-1',
    support_lib_id: TEST_LIBRARY_ID,
    conversation_ref: 'conversation-1',
    kind: 'status-changed',
    at,
    actor_ref: 'test-agent',
    actor_name: 'Ada Agent',
    reason: '',
    details: { from: 'open', to: 'closed' },
    ...changes,
  };
}

export function makeRating(changes: Partial<Rating> = {}): Rating {
  return {
    id: 'answer',
    support_lib_id: TEST_LIBRARY_ID,
    conversation_ref: 'conversation-1',
    message_id: 'answer',
    message_rating: 4,
    message_review: 'Quick and kind.',
    sent_via: 'portal',
    sender_ref: 'visitor',
    agent_ref: 'agent',
    agent_name: 'Ada',
    rated_at: at,
    changed_at: at,
    ...changes,
  };
}

export function makeChecklist(changes: Partial<Checklist> = {}): Checklist {
  return {
    id: 'sop-1_1',
    support_lib_id: TEST_LIBRARY_ID,
    conversation_ref: 'conversation-1',
    sop_ref: 'sop-1',
    sop_title: 'Refund an order',
    version: 1,
    state: 'running',
    steps: [
      { text: 'Look up the order', done_by: 'test-agent', done_name: 'Ada Agent', done_at: at },
      { text: 'Refund it', done_by: '', done_name: '', done_at: null },
    ],
    started_by: 'test-agent',
    started_at: at,
    ended_at: null,
    ...changes,
  };
}

export function makeOutboxMail(changes: Partial<OutboxMail> = {}): OutboxMail {
  return {
    support_lib_id: TEST_LIBRARY_ID,
    conversation_ref: 'conversation-1',
    kind: 'receipt',
    from: '"Acme" <notifications@harborline.example>',
    to: 'vera@visitor.example',
    reply_to: 'support@acme.example',
    subject: 'We have your request',
    text: 'We have your request.',
    html: '<p>We have your request.</p>',
    delivery: { state: 'pending', attempts: 0, error: '' },
    ...changes,
  };
}

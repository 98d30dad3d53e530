import type { IdKind } from '@harborline/domain/api/ids';
import { article } from '@harborline/domain/stores/articles';
import { category } from '@harborline/domain/stores/categories';
import { conversation } from '@harborline/domain/stores/conversations';
import { course } from '@harborline/domain/stores/courses';
import { feedItem } from '@harborline/domain/stores/feeds';
import { form, formDraft, formSubmission, formVersion } from '@harborline/domain/stores/forms';
import { invitation } from '@harborline/domain/stores/invitations';
import { lesson } from '@harborline/domain/stores/lessons';
import { macro } from '@harborline/domain/stores/macros';
import { keptNewsFlash } from '@harborline/domain/stores/news-flashes';
import { notificationSubscription } from '@harborline/domain/stores/notices';
import { outboxMail } from '@harborline/domain/stores/outbox';
import { plannedReply } from '@harborline/domain/stores/planned-replies';
import { replyDraft } from '@harborline/domain/stores/reply-drafts';
import { savedFilter } from '@harborline/domain/stores/saved-filters';
import { failedSearch } from '@harborline/domain/stores/searches';
import { smartQueue } from '@harborline/domain/stores/smart-queues';
import { sopArticle, sopCategory } from '@harborline/domain/stores/sops';
import { visitorPerson } from '@harborline/domain/stores/visitor-people';
import { workflow, workflowFolder, workflowRun } from '@harborline/domain/stores/workflows';
import { makeField, makeForm } from '@harborline/domain/testing/any-form';
import {
  makeArticle,
  makeCategory,
  makeConversation,
  makeNewsFlash,
  makeOutboxMail,
  makePlannedReply,
  makeReplyDraft,
  makeSmartQueue,
  makeSopArticle,
  makeSopCategory,
  makeWorkflow,
  makeWorkflowRun,
} from '@harborline/domain/testing/factories';
import { makeCourse, makeLesson } from '@harborline/domain/testing/make-course';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { Timestamp } from 'firebase-admin/firestore';
import { searchActivityOf } from '../../src/activity/searches/search-records';
import { newAccount } from './people';
import { layOut, newChild, newLibrary, newRecord, stored, unique, writeHeldRequest } from './world';

/** An id of every kind a request can name; article, news flash and course are some that visitors do not see. */
export type Ids = Readonly<Record<IdKind, string | number>>;

/** A library that contains one of everything. */
export interface World {
  readonly ids: Ids;
  /** of the library's owner */
  readonly owner: { readonly uid: string; readonly email: string; readonly token: string };
}

async function writeInvitation(libraryId: string): Promise<string> {
  const id = unique('invitation');
  const at = Timestamp.now();
  await layOut(invitation(id), {
    support_lib_id: libraryId,
    email: `${id}@acme.example`,
    agent_role: 'agent',
    token_hash: '0'.repeat(64),
    status: 'pending',
    invited_by: '',
    invited_by_name: '',
    created_at: at,
    sent_at: at,
    expires_at: Timestamp.fromMillis(at.toMillis() + 3_600_000),
    approved_at: null,
    approved_uid: '',
  });
  return id;
}

async function writeFeedItem(libraryId: string, uid: string): Promise<string> {
  const id = unique('feed');
  await layOut(feedItem(id), {
    support_lib_id: libraryId,
    ref_uid: uid,
    is_read: false,
    trigger: 'user',
    activity_name: 'did something',
    agent: { agent_name: '', agent_picture: '' },
    workflow_name: '',
    workflow_ref: '',
    entity_type: 'Team',
    created_at: Timestamp.now(),
  });
  return id;
}

async function writeSentMail(libraryId: string): Promise<string> {
  const id = unique('mail');
  await layOut(outboxMail(id), {
    ...stored(makeOutboxMail()),
    support_lib_id: libraryId,
    to: `${id}@acme.example`,
    created_at: Timestamp.now(),
    delivery: { state: 'sent', attempts: 1, error: '' },
  });
  return id;
}

async function writeSearch(libraryId: string, uid: string): Promise<string> {
  const searchId = unique('search');
  const at = Timestamp.now();
  await layOut(searchActivityOf(uid, searchId), {
    support_lib_id: libraryId,
    searchQuery: 'folding lock',
    status: 'failed',
    articlesReadId: [],
    articlesReadTitle: [],
    timestamp: at,
    reviewed: false,
    ticket: 0,
    expires_at: Timestamp.fromMillis(at.toMillis() + 3_600_000),
  });
  return searchId;
}

async function writeFailedSearch(libraryId: string): Promise<string> {
  const id = unique('failed');
  const at = Timestamp.now();
  await layOut(failedSearch(id), {
    support_lib_id: libraryId,
    query: 'folding lock',
    days: {},
    last_at: at,
    expires_at: Timestamp.fromMillis(at.toMillis() + 3_600_000),
  });
  return id;
}

/** A draft of the owner's, which they may withdraw and send. */
async function writeReplyDraft(of: { libraryId: string; conversationRef: string; authorRef: string }) {
  const id = unique('draft');
  const { libraryId: support_lib_id, conversationRef: conversation_ref, authorRef: author_ref } = of;
  const draft = makeReplyDraft({ support_lib_id, conversation_ref, author_ref, state: 'approved' });
  await layOut(replyDraft(id), stored(draft));
  return id;
}

/** A reply that the owner has planned, and may cancel. */
async function writePlannedReply(of: { libraryId: string; conversationRef: string; authorRef: string }) {
  const id = unique('planned');
  const { libraryId: support_lib_id, conversationRef: conversation_ref, authorRef: author_ref } = of;
  const send_at = timestamp(Date.now() + 3_600_000);
  const planned = makePlannedReply({ support_lib_id, conversation_ref, author_ref, send_at });
  await layOut(plannedReply(id), stored(planned));
  return id;
}

/** A filter of the owner's own. */
async function writeSavedFilter(libraryId: string, uid: string): Promise<string> {
  const id = unique('filter');
  await layOut(savedFilter(id), {
    support_lib_id: libraryId,
    owner_uid: uid,
    name: id,
    text: 'status.any-of(open)',
    is_pinned: false,
  });
  return id;
}

/** A published form. */
async function writeForm(libraryId: string): Promise<string> {
  const id = unique('form');
  const definition = makeForm([makeField()]);
  const at = Timestamp.now();
  await layOut(form(id), {
    ...{ support_lib_id: libraryId, name: id, is_published: true, published_version: 1 },
    ...{ draft_version: 1, published_draft_version: 1, updated_at: at, updated_by: 'Olive' },
  });
  await layOut(formDraft(id), { support_lib_id: libraryId, definition });
  await layOut(formVersion(id, 1), {
    ...{ support_lib_id: libraryId, form_ref: id, version: 1, definition },
    ...{ published_at: at, published_by: 'Olive' },
  });
  return id;
}

/** What somebody answered in a form that is gone. */
async function writeFormSubmission(libraryId: string): Promise<string> {
  const id = unique('submission');
  await layOut(formSubmission(id), {
    ...{ support_lib_id: libraryId, form_ref: unique('form'), version: 1, answers: { f_a: 'Ada' } },
    ...{ submitted_at: Timestamp.now(), visitor_uid: 'visitor', conversation_ref: '' },
  });
  return id;
}

/** A macro of the owner's own. */
async function writeMacro(libraryId: string, uid: string): Promise<string> {
  const id = unique('macro');
  await layOut(macro(id), {
    support_lib_id: libraryId,
    owner_uid: uid,
    name: id,
    text: 'Thank you.',
    is_note: false,
    actions: [{ kind: 'status', status: 'closed' }],
    version: 1,
  });
  return id;
}

/** What mutes a ticket for the owner. */
async function writeNotificationSubscription(libraryId: string, uid: string): Promise<string> {
  const id = unique('notificationsubscription');
  await layOut(notificationSubscription(id), {
    ...{ support_lib_id: libraryId, person_ref: uid },
    ...{ about: 'team', ref: unique('team'), is_muted: true },
  });
  return id;
}

/** An automation that is off, its folder, and what it did at a ticket. */
async function writeWorkflow(libraryId: string, conversationRef: string) {
  const ids = { workflow: unique('workflow'), workflowFolder: unique('folder'), workflowRun: unique('run') };
  const kept = makeWorkflow({ support_lib_id: libraryId, name: ids.workflow, is_enabled: false });
  await layOut(workflowFolder(ids.workflowFolder), { support_lib_id: libraryId, name: ids.workflowFolder });
  await layOut(workflow(ids.workflow), stored(kept));
  const run = makeWorkflowRun({ conversation_ref: conversationRef, workflow_ref: ids.workflow });
  const times = { at: Timestamp.now(), expires_at: Timestamp.now() };
  const event = { ...run.event, at: Timestamp.now() };
  await layOut(workflowRun(ids.workflowRun), {
    ...stored({ ...run, support_lib_id: libraryId }),
    ...times,
    event,
  });
  return ids;
}

async function writeSmartQueue(libraryId: string): Promise<string> {
  const id = unique('queue');
  await layOut(smartQueue(id), stored(makeSmartQueue({ support_lib_id: libraryId, name: id })));
  return id;
}

async function writeVisitorPerson(libraryId: string): Promise<string> {
  const id = unique('visitorperson');
  await layOut(visitorPerson(id), {
    ...{ support_lib_id: libraryId, name: 'Vera', email: `${id}@acme.example` },
    ...{ is_verified: true, browser_uid: '', company: 'acme.example', last_ticket_at: Timestamp.now() },
  });
  return id;
}

/** Makes a library without a parent, its owner, a teammate, a child, and one of everything. */
export async function newWorld(): Promise<World> {
  const libraryId = await newLibrary();
  const owner = await newAccount(libraryId, 'owner');
  const teammate = await newAccount(libraryId, 'agent');
  const [conversationRef, articleId, categoryId, newsId] = [
    unique('conversation'),
    unique('article'),
    unique('category'),
    unique('news'),
  ];
  const [sopId, sopCategoryId] = [unique('sop'), unique('sopcategory')];
  const sop = makeSopArticle({ support_lib_id: libraryId, category_id: sopCategoryId });
  await layOut(sopArticle(sopId), stored(sop));
  await layOut(
    sopCategory(sopCategoryId),
    stored(makeSopCategory({ support_lib_id: libraryId, category_id: sopCategoryId })),
  );
  const [courseId, lessonId] = [unique('course'), unique('lesson')];
  const course_outline = `text:${lessonId} Clean it\n`;
  const hiddenCourse = makeCourse({ support_lib_id: libraryId, course_outline, is_published: false });
  await layOut(course(courseId), stored(hiddenCourse));
  await layOut(lesson(lessonId), stored(makeLesson({ support_lib_id: libraryId, course_ref: courseId })));
  await layOut(conversation(conversationRef), stored(makeConversation({ support_lib_id: libraryId })));
  await layOut(article(articleId), stored(makeArticle({ support_lib_id: libraryId, is_published: false })));
  const hidden = makeNewsFlash({ support_lib_id: libraryId, is_published: false });
  await layOut(keptNewsFlash(newsId), stored(hidden));
  await layOut(category(categoryId), stored(makeCategory({ support_lib_id: libraryId })));
  return {
    owner,
    ids: {
      person: teammate.uid,
      email: teammate.email,
      library: libraryId,
      parent: '',
      child: await newChild(libraryId),
      invitation: await writeInvitation(libraryId),
      conversation: conversationRef,
      article: articleId,
      newsFlash: newsId,
      category: categoryId,
      sop: sopId,
      sopCategory: sopCategoryId,
      course: courseId,
      lesson: lessonId,
      search: await writeSearch(libraryId, owner.uid),
      failedSearch: await writeFailedSearch(libraryId),
      feedItem: await writeFeedItem(libraryId, owner.uid),
      mail: await writeSentMail(libraryId),
      heldTicket: await writeHeldRequest(libraryId),
      replyDraft: await writeReplyDraft({ libraryId, conversationRef, authorRef: owner.uid }),
      plannedReply: await writePlannedReply({ libraryId, conversationRef, authorRef: owner.uid }),
      savedFilter: await writeSavedFilter(libraryId, owner.uid),
      notificationSubscription: await writeNotificationSubscription(libraryId, owner.uid),
      macro: await writeMacro(libraryId, owner.uid),
      smartQueue: await writeSmartQueue(libraryId),
      ...(await writeWorkflow(libraryId, conversationRef)),
      form: await writeForm(libraryId),
      formSubmission: await writeFormSubmission(libraryId),
      visitorPerson: await writeVisitorPerson(libraryId),
    },
  };
}

/** Ids of the same shape that name nothing. */
export const missingIds = (): Ids => ({
  person: unique('nobody'),
  email: `${unique('nobody-')}@acme.example`,
  library: unique('nolibrary'),
  parent: unique('noparent'),
  child: unique('nochild'),
  invitation: unique('noinvitation'),
  conversation: unique('noconversation'),
  article: unique('noarticle'),
  newsFlash: unique('nonews'),
  category: unique('nocategory'),
  sop: unique('nosop'),
  sopCategory: unique('nosopcategory'),
  course: unique('nocourse'),
  lesson: unique('nolesson'),
  search: unique('nosearch'),
  failedSearch: unique('nofailed'),
  feedItem: unique('nofeed'),
  mail: unique('nomail'),
  heldTicket: newRecord('', '').ticketId,
  replyDraft: unique('nodraft'),
  plannedReply: unique('noplanned'),
  savedFilter: unique('nofilter'),
  notificationSubscription: unique('nosubscription'),
  macro: unique('nomacro'),
  smartQueue: unique('noqueue'),
  workflow: unique('noworkflow'),
  workflowFolder: unique('nofolder'),
  workflowRun: unique('norun'),
  form: unique('noform'),
  formSubmission: unique('nosubmission'),
  visitorPerson: unique('noperson'),
});

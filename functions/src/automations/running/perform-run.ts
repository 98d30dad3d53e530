import { fillReply } from '@harborline/domain/canned-replies/reply-variables';
import { buildMessage } from '@harborline/domain/conversation/build-message';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { CHAT_SOURCE } from '@harborline/domain/entities/conversation';
import type { WorkflowAction } from '@harborline/domain/entities/workflow';
import type { ActionOutcome, workflowRunSchema } from '@harborline/domain/entities/workflow-run';
import { conversation } from '@harborline/domain/stores/conversations';
import { library } from '@harborline/domain/stores/libraries';
import { message } from '@harborline/domain/stores/messages';
import { workflowRun } from '@harborline/domain/stores/workflows';
import { WORKFLOW_TEXTS } from '@harborline/domain/texts/workflows';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { performStep, snooze } from '../../inbox';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { derivedId } from '../../platform/ids';
import { readRecord, type Stored } from '../../platform/store/read';
import { createRecord, updateRecord } from '../../platform/store/write';

type Run = Stored<typeof workflowRunSchema>;

const MINUTE_MS = 60_000;

/** Who does it, in the history of the ticket: the automation, with what led to it. */
const changerOf = (run: Run, index: number) => ({
  staff: { uid: '', support_lib_id: run.support_lib_id, agent_name: '', display_name: '' },
  eventId: derivedId('workflow-action', run.id, index),
  automation: {
    workflowRef: run.workflow_ref,
    name: run.workflow_name,
    runRef: run.id,
    chain: [...run.chain, run.workflow_ref],
  },
});

async function writeNote(
  transaction: Transaction,
  ticket: Conversation,
  text: string,
  { run, index }: { readonly run: Run; readonly index: number },
): Promise<boolean> {
  const found = await readRecord(library(run.support_lib_id), transaction);
  const context = {
    conversation: ticket,
    user: { display_name: '', agent_name: '' },
    library: found ?? null,
  };
  const note = buildMessage({
    conversationRef: ticket.id,
    libraryId: ticket.support_lib_id,
    senderType: 'note',
    senderRef: '',
    senderName: WORKFLOW_TEXTS.actor(run.workflow_name),
    text: fillReply(text, context),
    createdAt: FieldValue.serverTimestamp(),
  });
  createRecord(transaction, message(ticket.id, derivedId('workflow-note', run.id, index)), note);
  return true;
}

async function perform(
  transaction: Transaction,
  ticket: Conversation,
  action: WorkflowAction,
  at: { readonly run: Run; readonly index: number },
): Promise<boolean> {
  const by = changerOf(at.run, at.index);
  switch (action.kind) {
    case 'note':
      return writeNote(transaction, ticket, action.text, at);
    case 'snooze': {
      const until =
        action.minutes === 0 ? undefined : new Date(Date.now() + action.minutes * MINUTE_MS).toISOString();
      return snooze(transaction, ticket, { until, isStepBack: false }, by);
    }
    default:
      return performStep(transaction, ticket, action, by);
  }
}

/** What a person would be told is a result; anything else is tried again. */
async function attempt(...asked: Parameters<typeof perform>): Promise<ActionOutcome> {
  try {
    return { outcome: (await perform(...asked)) ? 'done' : 'unchanged', because: '' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { outcome: 'refused', because: error.message };
  }
}

const isWorkable = (ticket: Conversation | undefined, run: Run): ticket is Conversation =>
  ticket !== undefined &&
  ticket.support_lib_id === run.support_lib_id &&
  ticket.source !== CHAT_SOURCE &&
  ticket.merged_into === undefined;

/** Does the next action of a run, and notes it there, in one transaction. @returns whether there is another one */
const performNext = (runRef: string): Promise<boolean> =>
  firestore().runTransaction(async (transaction) => {
    const document = workflowRun(runRef);
    const run = await readRecord(document, transaction);
    if (run?.outcome !== 'running') return false;
    const index = run.results.length;
    const action = run.actions[index];
    const ticket = await readRecord(conversation(run.conversation_ref), transaction);
    if (action === undefined || !isWorkable(ticket, run)) {
      updateRecord(transaction, document, { outcome: action === undefined ? 'done' : 'no-ticket' });
      return false;
    }
    const results = [...run.results, await attempt(transaction, ticket, action, { run, index })];
    const isLast = results.length === run.actions.length;
    updateRecord(transaction, document, { results, ...(isLast && { outcome: 'done' }) });
    return !isLast;
  });

/**
 * Does what a run has left to do, each action once, however often and by however many it is called (D-145). A run that has ended
 * costs one read.
 */
export async function performRun(runRef: string): Promise<void> {
  while (await performNext(runRef));
}

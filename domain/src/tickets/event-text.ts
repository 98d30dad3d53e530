import { givenText } from '../routing/given-facts';
import { serviceLevelEventText } from '../service-levels/event-text';
import { DELETE_TEXTS } from '../texts/delete-tickets';
import { FOLLOWER_TEXTS } from '../texts/followers';
import { STATUS_TEXTS } from '../texts/inbox';
import { PRIORITY_LABELS } from '../texts/priority';
import { ROUTING_TEXTS } from '../texts/routing';
import { SNOOZE_TEXTS } from '../texts/snooze';
import { SPLIT_TEXTS } from '../texts/split-ticket';
import { HISTORY_TEXTS } from '../texts/ticket-history';
import { chatEventText } from './chat-event-text';
import { linkEventText } from './link-event-text';
import { mergeEventText } from './merge-event-text';
import { planEventText } from './plan-event-text';
import { snoozeTimeText } from './snooze/snooze-text';
import { DELETED_ROLES, type DeletedRole, type RecordedChange } from './ticket-change';

const STATUS_WORDS: Readonly<Record<string, string>> = STATUS_TEXTS;

const PRIORITY_WORDS: Readonly<Record<string, string>> = PRIORITY_LABELS;

const priorityLabel = (priority = ''): string => PRIORITY_WORDS[priority] ?? priority;

const labelOf = (status = ''): string => STATUS_WORDS[status] ?? status;

/**
 * What an event of a ticket's history says, in plain text: what follows the name of who did it, or a sentence of its own
 * if the product did. Titles and steps are as their writers spelt them.
 */
export function eventText(change: RecordedChange): string {
  const { macro, is_macro_undone: isUndone } = change.details;
  const text = textOf(change);
  if (macro === undefined) return text;
  return isUndone === 'yes' ? HISTORY_TEXTS.undoingMacro(text, macro) : HISTORY_TEXTS.byMacro(text, macro);
}

/** As it is now, whenever that was written; '' for none. */
function timeText(iso = ''): string {
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? '' : snoozeTimeText(at, new Date());
}

const WAKING_TEXTS: Partial<Record<RecordedChange['reason'], string>> = {
  'visitor-wrote': SNOOZE_TEXTS.visitorWrote,
  'time-came': SNOOZE_TEXTS.timeCame,
  'mail-arrived': SNOOZE_TEXTS.mailCame,
};

const deletedRole = (role = ''): DeletedRole => DELETED_ROLES.find((one) => one === role) ?? 'related';

const wakingText = (reason: RecordedChange['reason']): string => WAKING_TEXTS[reason] ?? SNOOZE_TEXTS.wokeIt;

function assignmentText({ reason, details }: Pick<RecordedChange, 'reason' | 'details'>): string {
  const { from = '', to = '', queue } = details;
  if (reason === 'teammate-left') return ROUTING_TEXTS.cameBack(from);
  if (queue !== undefined) return HISTORY_TEXTS.tookFromQueue(queue);
  return givenText(to, details) ?? HISTORY_TEXTS.assigned(from, to);
}

function textOf({ kind, reason, details }: RecordedChange): string {
  const { from, to, sop_title = '', version = '', step = '', done = '', steps = '', author = '' } = details;
  const sop = HISTORY_TEXTS.sop(sop_title, version);
  switch (kind) {
    case 'status-changed':
      if (from === 'snoozed' && to === 'open' && details.to_own === undefined) return wakingText(reason);
      return reason === 'visitor-wrote'
        ? HISTORY_TEXTS.reopened
        : HISTORY_TEXTS.statusChanged(details.from_own ?? labelOf(from), details.to_own ?? labelOf(to));
    case 'ticket-snoozed':
      return SNOOZE_TEXTS.snoozed(timeText(details.until));
    case 'ticket-created':
      return HISTORY_TEXTS.created(to ?? '', details.is_mailed === 'yes');
    case 'ticket-assigned':
      return assignmentText({ reason, details });
    case 'tag-added':
      return HISTORY_TEXTS.tagAdded(details.tag ?? '');
    case 'tag-removed':
      return HISTORY_TEXTS.tagRemoved(details.tag ?? '');
    case 'tag-merged':
      return HISTORY_TEXTS.tagMerged(from ?? '', to ?? '');
    case 'tag-deleted':
      return HISTORY_TEXTS.tagDeleted(details.tag ?? '');
    case 'type-changed':
      return HISTORY_TEXTS.fieldChanged('type', from ?? '', to ?? '');
    case 'category-changed':
      return HISTORY_TEXTS.fieldChanged('category', from ?? '', to ?? '');
    case 'tier-changed':
      return HISTORY_TEXTS.fieldChanged('tier', from ?? '', to ?? '');
    case 'team-changed':
      return HISTORY_TEXTS.fieldChanged('team', from ?? '', to ?? '');
    case 'custom-field-changed':
      return HISTORY_TEXTS.customFieldChanged(details.field ?? '', from ?? '', to ?? '');
    case 'priority-changed':
      return reason === 'priority-support'
        ? HISTORY_TEXTS.prioritySupport(details.sender ?? '', priorityLabel(to))
        : HISTORY_TEXTS.priorityChanged(priorityLabel(from), priorityLabel(to));
    case 'checklist-started':
      return HISTORY_TEXTS.started(sop);
    case 'step-ticked':
      return HISTORY_TEXTS.ticked(step, sop);
    case 'step-unticked':
      return HISTORY_TEXTS.unticked(step, sop);
    case 'checklist-finished':
      return HISTORY_TEXTS.finished(sop, done, steps);
    case 'checklist-abandoned':
      return HISTORY_TEXTS.abandoned(sop, done, steps);
    case 'draft-submitted':
      return HISTORY_TEXTS.draftSubmitted(version);
    case 'draft-changes-requested':
      return HISTORY_TEXTS.draftChangesRequested(author);
    case 'draft-approved':
      return HISTORY_TEXTS.draftApproved(author);
    case 'draft-withdrawn':
      return HISTORY_TEXTS.draftWithdrawn;
    case 'draft-discarded':
      return HISTORY_TEXTS.draftDiscarded;
    case 'draft-sent':
      return HISTORY_TEXTS.draftSent(author, details.is_approval === 'yes');
    case 'reply-planned':
    case 'planned-reply-changed':
    case 'planned-reply-sent':
    case 'planned-reply-held':
    case 'planned-reply-cancelled':
      return planEventText({ kind, reason, details });
    case 'ticket-merged':
    case 'ticket-unmerged':
    case 'merge-received':
    case 'merge-undone':
      return mergeEventText({ kind, reason, details });
    case 'ticket-split':
      return SPLIT_TEXTS.history.split(Number(details.count), `#${details.number}`);
    case 'split-from':
      return SPLIT_TEXTS.history.splitFrom(Number(details.count), `#${details.number}`);
    case 'split-undone':
      return SPLIT_TEXTS.history.undone(`#${details.number}`);
    case 'follower-added':
      return FOLLOWER_TEXTS.history.added(details.person ?? '');
    case 'follower-removed':
      return FOLLOWER_TEXTS.history.removed(details.person ?? '');
    case 'link-added':
    case 'link-removed':
      return linkEventText({ kind, reason, details });
    case 'other-deleted':
      return DELETE_TEXTS.history[deletedRole(details.role)](`#${details.number}`);
    case 'service-level-warned':
    case 'service-level-breached':
      return serviceLevelEventText({ kind, details });
    case 'mail-bounced':
      return HISTORY_TEXTS.bounced(details.to ?? '', details.because ?? '');
    case 'automatic-answer':
      return HISTORY_TEXTS.automaticAnswer(details.from ?? '', details.subject ?? '');
    case 'file-refused':
      return HISTORY_TEXTS.fileRefused(details.file ?? '', details.because ?? '');
    case 'chat-taken':
    case 'chat-handed-over':
    case 'chat-returned':
    case 'chat-closed':
    case 'chat-invited':
    case 'chat-joined':
    case 'chat-left':
    case 'cobrowse-asked':
    case 'cobrowse-agreed':
    case 'cobrowse-refused':
    case 'cobrowse-watched':
    case 'cobrowse-ended':
      return chatEventText({ kind, reason, details });
  }
}

import type { Checklist } from '../entities/checklist';
import type { Conversation, ConversationStatus, SettableStatus } from '../entities/conversation';
import type { HeldReason } from '../entities/planned-reply';
import type { SupportedSender } from '../entities/priority-support';
import type { ClockKind } from '../entities/service-levels';
import type { TicketEvent } from '../entities/ticket-event';
import type { OwnStatus, TicketField } from '../entities/ticket-fields';
import type { TicketTag } from '../entities/ticket-tags';
import type { GivenFacts } from '../routing/given-facts';
import type { Announcement, AnnouncingKind } from '../service-levels/due';
import { stepsDone } from '../sop/checklist-progress';
import { ownRefOf } from './own-statuses';
import type { Priority } from './priority';

type OfChecklist = Pick<Checklist, 'sop_ref' | 'sop_title' | 'version'>;

type ChecklistDetails = {
  readonly sop_ref: string;
  readonly sop_title: string;
  readonly version: string;
};

/** What becomes of a chat beside its messages (D-91, D-92); people by the names that the team used then. */
export type ChatChange =
  /** `from` is '' if it waited, `to` is '' for whoever does it; why, of one that the routing gave to somebody (D-137) */
  | {
      readonly kind: 'chat-taken';
      readonly details: { readonly from: string; readonly to: string } & Partial<GivenFacts>;
    }
  | {
      readonly kind: 'chat-handed-over';
      /** `from` is '' for whoever does it, or if it waited; `has_note` 'yes' if a note came with it */
      readonly details: { readonly from: string; readonly to: string; readonly has_note: '' | 'yes' };
    }
  | {
      readonly kind: 'chat-returned';
      /** `team` is the name of the team that it waits for, '' for anybody */
      readonly details: { readonly from: string; readonly team: string; readonly has_note: '' | 'yes' };
    }
  | { readonly kind: 'chat-invited'; readonly details: { readonly to: string } }
  /** `from` is '' for whoever does it */
  | { readonly kind: 'chat-left'; readonly details: { readonly from: string } }
  | {
      readonly kind: 'chat-closed' | 'chat-joined' | CobrowseChange;
      readonly details: Readonly<Record<string, never>>;
    };

/** What becomes of a question to see the visitor's page (D-66). */
export type CobrowseChange = `cobrowse-${'asked' | 'agreed' | 'refused' | 'watched' | 'ended'}`;

/** What becomes of a reply in review (D-104); `author` is '' for whoever does it, `author_ref` the uid of whoever is told. */
export type DraftChange =
  | {
      readonly kind: `draft-${'submitted' | 'changes-requested' | 'approved' | 'withdrawn' | 'discarded'}`;
      readonly details: { readonly author: string; readonly version: string; readonly author_ref?: string };
    }
  /** `is_approval` 'yes' if sending it also approved it */
  | {
      readonly kind: 'draft-sent';
      readonly details: {
        readonly author: string;
        readonly version: string;
        readonly is_approval: '' | 'yes';
        readonly author_ref?: string;
      };
    };

/** What becomes of a planned reply (D-120); `author` is '' for whoever does it. */
export type PlanChange =
  /** `at` is when it goes out, as ISO 8601 */
  | {
      readonly kind: 'reply-planned' | 'planned-reply-changed';
      readonly details: { readonly at: string };
    }
  /** `is_early` 'yes' if its author did not wait for the time */
  | { readonly kind: 'planned-reply-sent'; readonly details: { readonly is_early: '' | 'yes' } }
  | {
      readonly kind: 'planned-reply-held';
      readonly details: { readonly author: string; readonly because: HeldReason };
    }
  | { readonly kind: 'planned-reply-cancelled'; readonly details: { readonly author: string } };

/** A merge, or its way back, on both sides: `number` is that of the other ticket (D-110). */
export interface MergeChange {
  /** the first two are of the ticket that was merged, the others of the one that stays */
  readonly kind: 'ticket-merged' | 'ticket-unmerged' | 'merge-received' | 'merge-undone';
  readonly details: { readonly number: string };
}

/** A split, or its way back: `number` is that of the other ticket, `count` of what was copied (D-122). */
export type SplitChange =
  /** of the ticket that keeps its messages */
  | {
      readonly kind: 'ticket-split';
      readonly details: { readonly number: string; readonly count: string };
    }
  /** of the new one, with how it is sorted from its beginning */
  | {
      readonly kind: 'split-from';
      readonly details: { readonly number: string; readonly count: string } & Readonly<
        Record<string, string>
      >;
    }
  | { readonly kind: 'split-undone'; readonly details: { readonly number: string } };

/** What another ticket is to a ticket (D-127). */
export const LINK_ROLES = ['related', 'parent', 'child'] as const;
export type LinkRole = (typeof LINK_ROLES)[number];

/** A link with another ticket, or its end: `number` is that of the other one (D-127). */
export interface LinkChange {
  readonly kind: 'link-added' | 'link-removed';
  readonly details: { readonly role: LinkRole; readonly number: string };
}

/** What a ticket was to one that was deleted; of a merged one, and of a copy, the ticket that stays (D-124). */
export const DELETED_ROLES = [...LINK_ROLES, 'merged', 'split', 'split-from'] as const;
export type DeletedRole = (typeof DELETED_ROLES)[number];
/**
 * What a service level says of a clock (D-135): the policy's name then, when it is or was due as ISO 8601, and what the clock is
 * known by: its kind, and when it began, in milliseconds.
 */
export interface ServiceLevelChange {
  readonly kind: AnnouncingKind;
  readonly details: {
    readonly clock: ClockKind;
    readonly policy: string;
    readonly due: string;
    readonly started: string;
  };
}

/** What a ticket had and what it has, both by name and by ref. */
interface Refs {
  readonly from_ref: string;
  readonly to_ref: string;
}

type FromTo = { readonly from: string; readonly to: string } & Partial<Refs>;

/** Names then of the library's own statuses, and their refs for a way back; absent where there was none (D-121). */
type OwnFromTo = {
  readonly from_own?: string;
  readonly from_own_ref?: string;
  readonly to_own?: string;
  readonly to_own_ref?: string;
};

/** A change of a ticket as its history keeps it: each kind with its details, all of them texts. */
export type TicketChange =
  | {
      readonly kind: 'status-changed';
      /** `until` of a ticket that was snoozed, as below: for a way back (D-119) */
      readonly details: {
        readonly from: ConversationStatus;
        readonly to: SettableStatus;
        readonly until?: string;
      } & OwnFromTo;
    }
  /** `until` is ISO 8601, '' for until its visitor writes (D-119); `from_until` the same of one that was snoozed already */
  | {
      readonly kind: 'ticket-snoozed';
      readonly details: {
        readonly from: ConversationStatus;
        readonly until: string;
        readonly from_until?: string;
        readonly from_own_ref?: string;
      };
    }
  /**
   * name of the teammate who got it with that, '' for nobody or for whoever created it, and their uid; 'yes' if its message
   * went out (D-100)
   */
  | {
      readonly kind: 'ticket-created';
      readonly details: { readonly to: string; readonly to_ref?: string; readonly is_mailed: '' | 'yes' };
    }
  /**
   * names of teammates, '' for nobody (D-76); the refs are their uids, for a way back (D-105, D-114); `queue` names the smart
   * queue that whoever has it now took it from (D-115); why, of one that the routing gave to somebody (D-137)
   */
  | {
      readonly kind: 'ticket-assigned';
      readonly details: FromTo & { readonly queue?: string } & Partial<GivenFacts>;
    }
  /** the tag's name then (D-71); `tag_ref` for a way back (D-105) */
  | {
      readonly kind: 'tag-added' | 'tag-removed';
      readonly details: { readonly tag: string; readonly tag_ref: string };
    }
  /** names then, and refs: of a tag that was merged into another one, or deleted, for all tickets (D-117) */
  | { readonly kind: 'tag-merged'; readonly details: FromTo }
  | { readonly kind: 'tag-deleted'; readonly details: { readonly tag: string; readonly tag_ref?: string } }
  /** names then, '' for none (D-89); the refs are for a way back (D-114) */
  | { readonly kind: `${TicketField | 'team'}-changed`; readonly details: FromTo }
  /** the field's name and its values then, in words, '' for none; its ref, and the values as the ticket keeps them (D-126) */
  | {
      readonly kind: 'custom-field-changed';
      readonly details: { readonly field: string } & FromTo & { readonly field_ref?: string };
    }
  | {
      readonly kind: 'priority-changed';
      /** `sender` is the entry of the list that it follows from, absent if a teammate chose it (D-108) */
      readonly details: { readonly from: Priority; readonly to: Priority; readonly sender?: string };
    }
  | { readonly kind: 'checklist-started'; readonly details: ChecklistDetails }
  | {
      readonly kind: 'step-ticked' | 'step-unticked';
      readonly details: ChecklistDetails & { readonly step: string };
    }
  | {
      readonly kind: 'checklist-finished' | 'checklist-abandoned';
      readonly details: ChecklistDetails & { readonly done: string; readonly steps: string };
    }
  | DraftChange
  | PlanChange
  | MergeChange
  | SplitChange
  | LinkChange
  /** that another ticket is gone for good, and what it was to this one (D-124) */
  | {
      readonly kind: 'other-deleted';
      readonly details: { readonly role: DeletedRole; readonly number: string };
    }
  | ServiceLevelChange
  /** that somebody made a teammate a follower, or ended that (D-123); the teammate's name then */
  | {
      readonly kind: 'follower-added' | 'follower-removed';
      readonly details: { readonly person: string };
    }
  /** what came in by email (D-98) */
  | { readonly kind: 'mail-bounced'; readonly details: { readonly to: string; readonly because: string } }
  | {
      readonly kind: 'automatic-answer';
      readonly details: { readonly from: string; readonly subject: string };
    }
  | { readonly kind: 'file-refused'; readonly details: { readonly file: string; readonly because: string } }
  | ChatChange;

const detailsOf = ({ sop_ref, sop_title, version }: OfChecklist): ChecklistDetails => ({
  sop_ref,
  sop_title,
  version: String(version),
});

type Snoozed = Pick<Conversation, 'status' | 'own_status_ref' | 'snoozed'>;

const untilOf = ({ snoozed }: Snoozed): string => snoozed?.until?.toDate().toISOString() ?? '';

/** A library's own statuses at both ends of a change; undefined for none. */
interface OwnStatuses {
  readonly before?: OwnStatus | undefined;
  readonly own?: OwnStatus | undefined;
}

export const statusChange = (
  ticket: Snoozed,
  to: SettableStatus,
  { before, own }: OwnStatuses = {},
): TicketChange => ({
  kind: 'status-changed',
  details: {
    from: ticket.status,
    to,
    ...(ticket.status === 'snoozed' && { until: untilOf(ticket) }),
    ...(before !== undefined && { from_own: before.name, from_own_ref: before.ref }),
    ...(own !== undefined && { to_own: own.name, to_own_ref: own.ref }),
  },
});

/** @param until null for until its visitor writes */
export const snoozing = (ticket: Snoozed, until: Date | null): TicketChange => ({
  kind: 'ticket-snoozed',
  details: {
    from: ticket.status,
    until: until?.toISOString() ?? '',
    ...(ticket.status === 'snoozed' && { from_until: untilOf(ticket) }),
    ...(ownRefOf(ticket) !== '' && { from_own_ref: ownRefOf(ticket) }),
  },
});

/** @param to name of the teammate who gets it, '' for nobody or for whoever creates it; `toRef` uid of who gets it */
export const ticketCreation = (to: string, isMailed: boolean, toRef: string): TicketChange => ({
  kind: 'ticket-created',
  details: { to, to_ref: toRef, is_mailed: isMailed ? 'yes' : '' },
});

/** @param from name of who had it, '' for nobody; `to` the same of who gets it; `refs` their uids */
export const ticketAssignment = (from: string, to: string, refs?: Refs): TicketChange => ({
  kind: 'ticket-assigned',
  details: { from, to, ...refs },
});

/** @param to name of the teammate who took it; `queue` the queue's name then; `toRef` uid of whoever took it */
export const ticketTaking = (to: string, queue: string, toRef: string): TicketChange => ({
  kind: 'ticket-assigned',
  details: { from: '', to, from_ref: '', to_ref: toRef, queue },
});

/** @param to name of the teammate whom the routing gives it to; `toRef` their uid (D-137) */
export const ticketRouting = (to: string, toRef: string, facts: GivenFacts): TicketChange => ({
  kind: 'ticket-assigned',
  details: { from: '', to, from_ref: '', to_ref: toRef, ...facts },
});

export const tagChange = ({ name, tag_ref }: TicketTag, isSet: boolean): TicketChange => ({
  kind: isSet ? 'tag-added' : 'tag-removed',
  details: { tag: name, tag_ref },
});

/** What becomes of a ticket whose tag is gone. @param into the tag that it has now; undefined for none */
export const goneTagChange = ({ name, tag_ref }: TicketTag, into: TicketTag | undefined): TicketChange =>
  into === undefined
    ? { kind: 'tag-deleted', details: { tag: name, tag_ref } }
    : { kind: 'tag-merged', details: { from: name, to: into.name, from_ref: tag_ref, to_ref: into.tag_ref } };

/** @param details names of the option that it had and of the one that it gets, '' for none, and their refs */
export const fieldChange = (
  field: TicketField | 'team',
  details: { readonly from: string; readonly to: string } & Refs,
): TicketChange => ({ kind: `${field}-changed`, details });

/** @param details values in words, '' for none, and as the ticket keeps them */
export const customFieldChange = (
  { ref, name }: { readonly ref: string; readonly name: string },
  details: { readonly from: string; readonly to: string } & Refs,
): TicketChange => ({
  kind: 'custom-field-changed',
  details: { field: name, field_ref: ref, ...details },
});

export const priorityChange = (from: Priority, to: Priority): TicketChange => ({
  kind: 'priority-changed',
  details: { from, to },
});

/** What priority support gives a new ticket. */
export const supportPriority = ({ sender, priority }: SupportedSender): TicketChange => ({
  kind: 'priority-changed',
  details: { from: 'normal', to: priority, sender },
});

export const checklistStart = (checklist: OfChecklist): TicketChange => ({
  kind: 'checklist-started',
  details: detailsOf(checklist),
});

/** @param step text of the step */
export const stepChange = (checklist: OfChecklist, step: string, isDone: boolean): TicketChange => ({
  kind: isDone ? 'step-ticked' : 'step-unticked',
  details: { ...detailsOf(checklist), step },
});

export const checklistEnd = (
  checklist: OfChecklist & Pick<Checklist, 'steps'>,
  state: 'finished' | 'abandoned',
): TicketChange => ({
  kind: `checklist-${state}`,
  details: {
    ...detailsOf(checklist),
    done: String(stepsDone(checklist)),
    steps: String(checklist.steps.length),
  },
});

/** @param number of the other ticket */
export const mergeChange = (kind: MergeChange['kind'], number: number): MergeChange => ({
  kind,
  details: { number: String(number) },
});

/** Of a ticket that was split. @param number of the new one; `count` of what was copied */
export const splitChange = (number: number, count: number): SplitChange => ({
  kind: 'ticket-split',
  details: { number: String(number), count: String(count) },
});

/** Of the new ticket. @param number of the other one; `count` of what was copied; `kept` how it is sorted from its beginning */
export const splitBeginning = (
  number: number,
  count: number,
  kept: Readonly<Record<string, string>>,
): SplitChange => ({
  kind: 'split-from',
  details: { ...kept, number: String(number), count: String(count) },
});

/** @param number of the ticket that is gone */
export const otherDeleted = (role: DeletedRole, number: number): TicketChange => ({
  kind: 'other-deleted',
  details: { role, number: String(number) },
});

/** @param number of the ticket that is gone */
export const splitUndoing = (number: number): SplitChange => ({
  kind: 'split-undone',
  details: { number: String(number) },
});

/** @param person name of the teammate */
export const followerChange = (person: string, isAdded: boolean): TicketChange => ({
  kind: isAdded ? 'follower-added' : 'follower-removed',
  details: { person },
});

export const serviceLevelChange = ({
  kind,
  clock,
}: Pick<Announcement, 'kind' | 'clock'>): ServiceLevelChange => ({
  kind,
  details: {
    clock: clock.kind,
    policy: clock.policy,
    due: clock.dueAtMs === null ? '' : new Date(clock.dueAtMs).toISOString(),
    started: String(clock.startedAtMs),
  },
});

/** @param role what the other ticket is to this one; `number` that of the other */
export const linkChange = (role: LinkRole, number: number, isAdded: boolean): LinkChange => ({
  kind: isAdded ? 'link-added' : 'link-removed',
  details: { role, number: String(number) },
});

/** @param because what the mail server says, '' if it says nothing */
export const mailBounce = (to: string, because: string): TicketChange => ({
  kind: 'mail-bounced',
  details: { to, because },
});

export const automaticAnswer = (from: string, subject: string): TicketChange => ({
  kind: 'automatic-answer',
  details: { from, subject },
});

export const fileRefusal = (file: string, because: string): TicketChange => ({
  kind: 'file-refused',
  details: { file, because },
});

/** A change as it is read back: its details may lack what another release did not write. */
export type RecordedChange = Pick<TicketEvent, 'kind' | 'reason' | 'details'>;

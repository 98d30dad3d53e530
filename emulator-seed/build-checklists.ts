import { checklistSteps } from '@harborline/domain/sop/checklist-steps';
import { checklist } from '@harborline/domain/stores/checklists';
import { ticketEvent } from '@harborline/domain/stores/ticket-events';
import {
  checklistStart,
  statusChange,
  stepChange,
  type TicketChange,
} from '@harborline/domain/tickets/ticket-change';
import { conversationRef } from './build-conversation';
import { CONVERSATIONS } from './conversations/index';
import { EVERYBODY } from './everybody';
import { LIBRARY_IDS } from './library-data';
import { renderArticle } from './render-article';
import { MINUTE_MS, type SeedClock, type SeedDoc, seedDoc } from './seed-doc';
import { DEMO_SOPS } from './sop-data';

/** A ticket of Lumen Cycles with an SOP that two people work through. */
const DEMO_RUN = { ticket: 'damaged-fork-delivery', sop: 'bike-damaged-in-transport' };
/** Minutes after the request. */
const AFTER = { parked: 50, started: 100, ticked: [102, 118] } as const;

function demoRun() {
  const ticket = CONVERSATIONS.find(({ slug }) => slug === DEMO_RUN.ticket);
  const sop = DEMO_SOPS.flatMap(({ sops }) => sops).find(({ slug }) => slug === DEMO_RUN.sop);
  const [admin, owner] = ['lumen-admin', 'lumen-owner'].map((uid) =>
    EVERYBODY.find((person) => person.uid === uid),
  );
  if (!ticket || !sop || !admin || !owner) throw new Error('The checklist of the demo world lacks a part');
  return { ticket, sop, admin, owner };
}

/** A checklist that runs on a ticket, and the history of that ticket. */
export function checklistDocs({ nowMs, toTime }: SeedClock): SeedDoc[] {
  const { ticket, sop, admin, owner } = demoRun();
  const conversation_ref = conversationRef(ticket);
  const support_lib_id = LIBRARY_IDS[ticket.library];
  const at = (minutes: number) => toTime(nowMs - (ticket.startedMinutesAgo - minutes) * MINUTE_MS);
  const named = { sop_ref: `lumen-sop-${sop.slug}`, sop_title: sop.title, version: sop.version ?? 1 };
  const steps = checklistSteps(renderArticle(sop.markdown, ticket.library)).map((text, index) => {
    const minutes = AFTER.ticked[index];
    return minutes === undefined
      ? { text, done_by: '', done_name: '', done_at: null }
      : { text, done_by: owner.uid, done_name: owner.name, done_at: at(minutes) };
  });
  const event = (change: TicketChange, person: typeof admin, minutes: number, id: string) =>
    seedDoc(ticketEvent(conversation_ref, id), {
      support_lib_id,
      conversation_ref,
      kind: change.kind,
      at: at(minutes),
      actor_ref: person.uid,
      actor_name: person.name,
      reason: '',
      details: { ...change.details },
    });
  return [
    seedDoc(checklist(conversation_ref, named.sop_ref, named.version), {
      support_lib_id,
      conversation_ref,
      ...named,
      state: 'running',
      steps,
      started_by: admin.uid,
      started_at: at(AFTER.started),
      ended_at: null,
    }),
    event(statusChange({ status: 'open' }, 'pending'), admin, AFTER.parked, 'parked'),
    event(checklistStart(named), admin, AFTER.started, 'started'),
    ...AFTER.ticked.map((minutes, index) =>
      event(stepChange(named, steps[index]?.text ?? '', true), owner, minutes, `ticked${index}`),
    ),
  ];
}

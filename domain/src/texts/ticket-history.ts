/** The history of a ticket; the wording is ours (D-47, D-85). */
export const HISTORY_TEXTS = {
  title: 'History',
  empty: 'Nothing has changed on this ticket yet.',
  loadFailed: 'The history could not be loaded.',
  showMore: 'Show earlier',
  statusChanged: (from: string, to: string) => `changed the status from ${from} to ${to}`,
  /** @param to who got the ticket with that, '' for nobody else */
  created: (to: string, isMailed: boolean) => {
    const what = isMailed ? 'created the ticket and wrote to the visitor' : 'created the ticket';
    return to === '' ? what : `${what}, assigned to ${to}`;
  },
  /** @param from who had the ticket, '' for nobody; `to` the same of who got it */
  assigned: (from: string, to: string) => {
    if (to === '') return `unassigned the ticket from ${from}`;
    return from === '' ? `assigned the ticket to ${to}` : `reassigned the ticket from ${from} to ${to}`;
  },
  /** @param queue name of the smart queue that it was taken from */
  tookFromQueue: (queue: string) => `took it from “${queue}”`,
  tagAdded: (tag: string) => `added the tag “${tag}”`,
  tagRemoved: (tag: string) => `removed the tag “${tag}”`,
  tagMerged: (from: string, to: string) => `merged the tag “${from}” into “${to}”`,
  tagDeleted: (tag: string) => `deleted the tag “${tag}” from the library`,
  /** of its type, category or tier; '' is none */
  fieldChanged: (field: string, from: string, to: string) => {
    if (to === '') return `removed the ${field} “${from}”`;
    return from === '' ? `set the ${field} to “${to}”` : `changed the ${field} from “${from}” to “${to}”`;
  },
  /** of a custom field; '' is none */
  customFieldChanged: (field: string, from: string, to: string) => {
    if (to !== '')
      return from === '' ? `set ${field} to “${to}”` : `changed ${field} from “${from}” to “${to}”`;
    return from === '' ? `cleared ${field}` : `removed “${from}” from ${field}`;
  },
  priorityChanged: (from: string, to: string) => `changed the priority from ${from} to ${to}`,
  /** @param sender the address or domain of the list */
  prioritySupport: (sender: string, to: string) => `Priority support: ${sender}, so the priority is ${to}`,
  /** nobody did it */
  reopened: 'The visitor wrote again, so the ticket is open',
  sop: (title: string, version: string) => `“${title}”, version ${version}`,
  started: (sop: string) => `started the checklist ${sop}`,
  ticked: (step: string, sop: string) => `ticked “${step}” of ${sop}`,
  unticked: (step: string, sop: string) => `unticked “${step}” of ${sop}`,
  finished: (sop: string, done: string, steps: string) =>
    `finished the checklist ${sop} with ${done} of ${steps} steps done`,
  abandoned: (sop: string, done: string, steps: string) =>
    `abandoned the checklist ${sop} with ${done} of ${steps} steps done`,
  draftSubmitted: (version: string) =>
    version === '1' ? 'submitted a draft for review' : `submitted version ${version} of a draft for review`,
  draftChangesRequested: (author: string) => `asked ${author} for changes to a draft`,
  draftApproved: (author: string) => `approved a draft by ${author}`,
  draftWithdrawn: 'withdrew a draft to go on writing',
  draftDiscarded: 'discarded a draft',
  /** @param author '' for whoever sent it */
  draftSent: (author: string, isApproval: boolean) => {
    if (author === '') return 'sent an approved draft';
    return `${isApproval ? 'approved and sent' : 'sent'} a draft by ${author}`;
  },
  /** @param at when it goes out */
  replyPlanned: (at: string) => `planned a reply for ${at}`,
  plannedReplyChanged: (at: string) => `changed a planned reply; it goes out ${at}`,
  plannedReplySent: (isEarly: boolean) =>
    isEarly ? 'sent a planned reply before its time' : 'sent a reply at the time planned for it',
  /** of a teammate */
  plannedReplyStopped: (author: string) => `stopped a planned reply by ${author}`,
  /** nobody did it */
  plannedReplyHeld: (author: string, because: string) =>
    `The planned reply by ${author} was not sent. ${because}`,
  /** @param author '' for whoever cancelled it */
  plannedReplyCancelled: (author: string) =>
    author === '' ? 'cancelled a planned reply' : `took over the text of a held reply by ${author}`,
  bounced: (to: string, because: string) =>
    `An email to ${to} came back${because === '' ? '.' : `: ${because}`}`,
  automaticAnswer: (from: string, subject: string) =>
    `An automatic answer arrived from ${from}${subject === '' ? '.' : `: “${subject}”`}`,
  /** behind what a macro did, and what took it back (D-114) */
  byMacro: (text: string, macro: string) => `${text}, by the macro “${macro}”`,
  undoingMacro: (text: string, macro: string) => `${text}, undoing the macro “${macro}”`,
  fileRefused: (file: string, because: string) => `The file “${file}” of an email was not kept: ${because}`,
} as const;

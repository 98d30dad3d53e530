const children = (count: number): string => (count === 1 ? '1 child' : `${count} children`);
const tickets = (count: number): string => (count === 1 ? '1 ticket' : `${count} tickets`);

/** How many of those that were refused a message names. */
const NAMED = 3;
const LIST = new Intl.ListFormat('en-GB');

/** Links between tickets; ours (D-47, D-127). Tickets are named as "#12". */
export const LINK_TEXTS = {
  /** of the section in the details */
  label: 'Linked tickets',
  parent: 'Parent',
  children: 'Children',
  related: 'Related',
  none: 'No other ticket is linked.',
  loadFailed: 'The linked tickets could not be loaded.',
  /** beside the heading of the children */
  childCount: (count: number, unsettled: number) => `${count}, ${unsettled} of them not closed`,
  showChildren: 'Show children',
  /** opens the dialog; the second stands in the command bar */
  add: 'Link a ticket…',
  command: 'Link the ticket with another one…',
  remove: (ticket: string) => `Remove the link to ${ticket}`,
  /** asked where one of the two was merged */
  removeTitle: (ticket: string) => `Remove the link to ${ticket}?`,
  removeMergedBody: 'One of the two tickets was merged, so the link cannot be put back.',
  removeConfirm: 'Remove the link',
  /** in the head of a child. @param parent its number and title */
  partOf: (parent: string) => `Part of ${parent}`,
  /** above the list of the children. @param parent its number and title */
  childrenOf: (parent: string) => `Children of ${parent}`,
  clearChildren: (parent: string) => `Children of ${parent}: show all tickets instead`,
  /** in that list, where it is empty */
  noChildren: 'The parent has no children any more.',
  noneOfStatus: 'None of its children has this status.',
  /** stands for that while it is not known */
  unknownParent: 'a ticket',
  /** the dialog */
  title: 'Link a ticket',
  findBody: (ticket: string) => `Find the ticket to link with ${ticket}.`,
  /** @param other its number; `title` its title */
  asBody: (ticket: string, other: string, title: string) => `What is ${other} “${title}” to ${ticket}?`,
  as: {
    related: 'Related: both concern the same thing',
    parent: (ticket: string) => `Parent: it gathers ${ticket} and others, as for an incident`,
    child: (ticket: string) => `Child: ${ticket} gathers it and others`,
  },
  confirm: 'Link',
  chooseAnother: 'Choose another ticket',
  /** the dialog over a selection */
  gather: 'Add to a parent ticket…',
  gatherTitle: 'Add to a parent ticket',
  gatherFindBody: 'Find the ticket that gathers them, such as that of an incident.',
  gatherBody: (count: number, parent: string, title: string) =>
    `${parent} “${title}” becomes the parent of ${tickets(count)}. Visitors see nothing of it on their pages.`,
  /** above the tickets that are proposed as the parent, and where there is none to propose */
  selected: 'One of the selected tickets',
  noneProposed: 'Search for the parent.',
  /** toasts */
  linked: (ticket: string) => `Linked with ${ticket}`,
  gathered: (count: number, parent: string) => `${children(count)} of ${parent} added`,
  removed: (ticket: string) => `The link to ${ticket} is removed`,
  unchanged: 'They are linked already.',
  goneAlready: 'The link was removed already.',
  /** @param numbers of all that were refused; `because` is why the first one was */
  notLinked: (numbers: readonly string[], because: string) => {
    const rest = numbers.length - NAMED;
    const named = LIST.format([...numbers.slice(0, NAMED), ...(rest > 0 ? [`${rest} more`] : [])]);
    return numbers.length === 1
      ? `${named} was left as it is. ${because}`
      : `${named} were left as they are. ${numbers[0]}: ${because}`;
  },
  undo: 'Undo',
  undone: 'Undone',
  removeFailed: 'The link could not be removed.',
  undoFailed: 'It could not be undone.',
  /** after a parent was closed. @param count of its children that are not */
  unsettledChildren: (ticket: string, count: number) =>
    `${ticket} is closed. ${count === 1 ? 'One of its children is' : `${count} of its children are`} not closed yet.`,
  /** why something is refused */
  otherRole: 'They have been linked in another way since.',
  itself: 'A ticket cannot be linked with itself.',
  hasParent: 'It has another parent already.',
  isParent: 'It has children of its own, so it cannot be a child.',
  parentIsChild: 'That parent is itself a child of another ticket.',
  isFamily: 'One of them is the parent of the other already.',
  tooManyChildren: (most: number) => `A ticket has at most ${most} children.`,
  tooManyRelated: (most: number) => `At most ${most} tickets are related to one.`,
  /** after the name of who did it */
  history: {
    added: {
      related: (other: string) => `linked this ticket with ${other}`,
      parent: (other: string) => `made this ticket a child of ${other}`,
      child: (other: string) => `made ${other} a child of this ticket`,
    },
    removed: {
      related: (other: string) => `removed the link with ${other}`,
      parent: (other: string) => `took this ticket out of the children of ${other}`,
      child: (other: string) => `took ${other} out of the children of this ticket`,
    },
  },
} as const;

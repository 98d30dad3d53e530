const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);
const tickets = (count: number): string => (count === 1 ? 'their ticket is' : 'their tickets are');

/** Telling the people who asked about a failed search that there is an article now (U-11); the wording is ours (D-47). */
export const ASKER_TEXTS = {
  wrote: (count: number) => `${people(count)} wrote to us about it`,
  told: (count: number) => `${people(count)} told`,
  countsFailed: 'The number of people who wrote to us could not be loaded.',
  article: 'Article:',
  finishDraft: 'Finish the article',
  finishDraftAbout: (query: string) => `Finish the article about “${query}”`,
  tell: (count: number) => `Tell ${people(count)}`,
  tellAbout: (count: number, query: string) => `Tell ${people(count)} who asked about “${query}”`,
  mayNotTell: 'Teammates who answer tickets can tell them.',
  notLinked: 'The article is saved. Insights cannot show which search it answers.',

  notice: (count: number, query: string) =>
    `${people(count)} searched for “${query}” without finding an article and wrote to us.`,
  noticeUnpublished: 'Once visitors can read this article, you can tell them.',

  dialogTitle: 'Tell the people who asked',
  dialogBody:
    'Each of them gets this reply in their ticket, once. Those who do not read it there get it by email.',
  preview: 'The reply',
  sentBy: (name: string) => (name === '' ? 'Sent in your name' : `Sent as ${name}`),
  notReadable: 'Visitors cannot read this article. Publish it for visitors first.',
  noOne: 'There is no one to tell.',
  alreadyTold: (count: number) => `${people(count)} already told.`,
  closed: (count: number) => `${people(count)} left out: ${tickets(count)} closed.`,
  waiting: (count: number) =>
    count === 1
      ? '1 person left out: their request is held back or still on its way.'
      : `${count} people left out: their requests are held back or still on their way.`,
  gone: (count: number) =>
    count === 1
      ? '1 person left out: their request has no ticket.'
      : `${count} people left out: their requests have no tickets.`,
  loadFailed: 'Who asked could not be loaded.',
  progress: (done: number, all: number) => `${done} of ${all} told`,
  done: (count: number) => `${people(count)} told.`,
  nothingNew: 'A teammate has just told them.',
  failed: (count: number) => `${people(count)} not told yet. Try again; no one is told twice.`,
  close: 'Close',
} as const;

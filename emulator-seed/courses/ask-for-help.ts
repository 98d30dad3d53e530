import type { SeedCourse } from './first-month';

/** Northbeam's course for the customers of its clients. */
export const ASK_FOR_HELP: SeedCourse = {
  library: 'northbeam',
  id: 'northbeam-ask-for-help',
  title: 'Get help faster',
  description: 'Three short lessons on how to ask a support team, so that the first answer is the right one.',
  isPublished: true,
  updatedDaysAgo: 18,
  sections: [
    {
      title: 'Before you write',
      lessons: [
        {
          slug: 'look-it-up',
          title: 'Look it up first',
          markdown: `Half of all questions are answered already. Type what you see, not what you think is wrong: *does not start* finds more than *broken controller*.

If nothing fits, leave the search and write to us. Nobody minds.`,
        },
        {
          slug: 'what-we-need-to-know',
          title: 'What we need to know',
          markdown: `Three things save a whole day of questions:

- what you did,
- what happened then,
- your order number, if there is one.

A photo says more than a page. Leave out passwords and card numbers: we never need them.`,
        },
      ],
    },
    {
      title: 'After you wrote',
      lessons: [
        {
          slug: 'keep-one-conversation',
          title: 'Keep one conversation',
          markdown: `Answer in the same conversation. A second request starts at the end of the queue, with somebody who does not know the first one.

You can close the page: the reply comes by mail as well.`,
        },
      ],
    },
  ],
};

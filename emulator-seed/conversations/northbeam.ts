import { DEVICES, type DemoConversation, MINUTES } from '../conversation-data';

const { hour, day } = MINUTES;

export const NORTHBEAM: readonly DemoConversation[] = [
  {
    slug: 'quote-for-a-shop',
    library: 'northbeam',
    status: 'open',
    visitor: { name: 'Amelia Grant', email: 'amelia@leafandkettle.example' },
    device: DEVICES.macChrome,
    page: '/northbeam',
    startedMinutesAgo: 6 * hour,
    isUnread: true,
    messages: [
      {
        from: 'visitor',
        afterMinutes: 0,
        text: 'We sell tea in the UK and Ireland and answer about forty mails a day between the two of us. Do you take on shops of this size, and could you start before Christmas?',
      },
    ],
  },
  {
    slug: 'monday-report-figure',
    library: 'northbeam',
    status: 'closed',
    visitor: { name: 'Nadia Bergström', email: 'owner@lumen.example' },
    device: DEVICES.mac,
    page: '/article/details/northbeam/northbeam-read-your-monday-report',
    assignedTo: 'northbeam-owner',
    startedMinutesAgo: 8 * day,
    isUnread: false,
    messages: [
      {
        from: 'visitor',
        afterMinutes: 0,
        text: 'The report says that 11 % of our conversations were reopened last week. What happened?',
      },
      {
        from: 'agent',
        afterMinutes: 2 * hour,
        text: 'Hi Nadia,\n\nalmost all of them were people who wrote "thank you" after we had closed the conversation. We counted those as reopened, which is wrong. Without them it is 4 %.\n\nFrom next Monday on, a message of less than six words with a thank-you in it no longer counts.',
      },
      {
        from: 'visitor',
        afterMinutes: 1 * hour,
        text: 'That makes sense. Good to see that it was politeness.',
      },
    ],
  },
];

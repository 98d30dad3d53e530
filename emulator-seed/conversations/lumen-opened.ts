import { type DemoConversation, MINUTES } from '../conversation-data';

const { hour, day } = MINUTES;
/** Whoever has only called or written an email has no known page or browser. */
const UNKNOWN = { device: { os: '', browser: '' }, page: '/lumen' };

/** Lumen Cycles: opened by teammates for people who called, or to whom they wrote first (D-100). */
export const LUMEN_OPENED: readonly DemoConversation[] = [
  {
    ...UNKNOWN,
    slug: 'repair-stand-call',
    library: 'lumen',
    status: 'open',
    source: 'email',
    visitor: { name: 'Greta Holm', email: 'greta.holm@postlada.example' },
    opened: { by: 'lumen-agent', title: 'Your call about the rear brake' },
    assignedTo: 'lumen-agent',
    startedMinutesAgo: 5 * hour,
    isUnread: false,
    messages: [
      {
        from: 'agent',
        afterMinutes: 0,
        text: 'Hello Greta,\n\nthank you for calling this morning. The workshop can look at the rear brake on Thursday at 10:00 or on Friday at 14:00. Which one suits you?',
      },
      {
        from: 'visitor',
        afterMinutes: 70,
        text: 'Friday at 14:00, please. I will bring the second key as well.',
      },
      {
        from: 'agent',
        afterMinutes: 20,
        text: 'Friday at 14:00 it is. Please ask for Mika at the counter.',
      },
    ],
  },
  {
    ...UNKNOWN,
    slug: 'recalled-front-light',
    library: 'lumen',
    status: 'pending',
    source: 'email',
    visitor: { name: 'Tomasz Wójcik', email: 'tomasz.wojcik@poczta.example' },
    opened: { by: 'lumen-agent', title: 'A new front light for your C2' },
    assignedTo: 'lumen-owner',
    startedMinutesAgo: 2 * day,
    isUnread: false,
    messages: [
      {
        from: 'agent',
        afterMinutes: 0,
        text: 'Hello Tomasz,\n\nyour C2 was delivered with a front light that lets in water. We would like to send you a new one, free of charge. Is the address of your order still right?',
      },
    ],
  },
];

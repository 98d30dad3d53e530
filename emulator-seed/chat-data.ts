/** One line of a demo chat: seconds since the one before, who wrote it, and the text. */
export interface DemoLine {
  readonly from: 'visitor' | 'agent';
  readonly afterSeconds: number;
  readonly text: string;
}

/** A chat of the demo world that has ended; times count back from the moment the world is loaded. */
export interface DemoChat {
  readonly slug: string;
  readonly visitor: { readonly name: string; readonly email: string };
  readonly url: string;
  readonly language: string;
  readonly startedMinutesAgo: number;
  readonly endedBy: 'agent' | 'visitor';
  readonly lines: readonly DemoLine[];
}

const SHOP = 'https://shop.lumencycles.example';

/** Lumen's archive of chats. None is going on: whoever signs in to try the product would be in the middle of it. */
export const ENDED_CHATS: readonly DemoChat[] = [
  {
    slug: 'chat-mudguards',
    visitor: { name: 'Hanna Weiss', email: 'hanna.weiss@visitor.example' },
    url: `${SHOP}/bikes/metro-5`,
    language: 'de-DE',
    startedMinutesAgo: 95,
    endedBy: 'agent',
    lines: [
      { from: 'visitor', afterSeconds: 0, text: 'Do the mudguards of the Metro 5 fit 50 mm tyres?' },
      {
        from: 'agent',
        afterSeconds: 40,
        text: 'Hello Hanna! They do, with about 6 mm of room on each side.',
      },
      { from: 'visitor', afterSeconds: 55, text: 'Perfect. And are they in the box, or do I order them?' },
      {
        from: 'agent',
        afterSeconds: 35,
        text: 'They come mounted. Only the pedals are packed beside the bike.',
      },
      { from: 'visitor', afterSeconds: 20, text: 'Great, thank you!' },
    ],
  },
  {
    slug: 'chat-delivery-slot',
    visitor: { name: '', email: '' },
    url: `${SHOP}/checkout`,
    language: 'en-GB',
    startedMinutesAgo: 26 * 60,
    endedBy: 'visitor',
    lines: [
      { from: 'visitor', afterSeconds: 0, text: 'Can I choose the hour of the delivery?' },
      {
        from: 'agent',
        afterSeconds: 25,
        text: 'The morning or the afternoon, yes. The link is in the shipping email.',
      },
      { from: 'visitor', afterSeconds: 30, text: 'That is enough for me.' },
    ],
  },
  {
    slug: 'chat-battery-lock',
    visitor: { name: 'Jonas Okafor', email: 'jonas.okafor@visitor.example' },
    url: `${SHOP}/help`,
    language: 'en-US',
    startedMinutesAgo: 4 * 24 * 60,
    endedBy: 'agent',
    lines: [
      {
        from: 'visitor',
        afterSeconds: 0,
        text: 'The lock of my battery turns, but the battery does not come out.',
      },
      {
        from: 'agent',
        afterSeconds: 70,
        text: 'Push the battery down a little while you turn the key: that takes the load off the bolt.',
      },
      { from: 'visitor', afterSeconds: 150, text: 'That did it. I was pulling all the time.' },
      { from: 'agent', afterSeconds: 20, text: 'Everybody does. Have a good ride!' },
    ],
  },
];

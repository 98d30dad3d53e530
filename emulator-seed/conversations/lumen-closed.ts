import { DEVICES, type DemoConversation, MINUTES } from '../conversation-data';

const { hour, day } = MINUTES;

/** Lumen Cycles: answered and closed. */
export const LUMEN_CLOSED: readonly DemoConversation[] = [
  {
    slug: 'change-delivery-week',
    library: 'lumen',
    status: 'closed',
    visitor: { name: 'Ingrid Solheim', email: 'ingrid.solheim@epost.example' },
    device: DEVICES.macChrome,
    page: '/article/details/lumen/lumen-change-or-cancel-an-order',
    orderNumber: '104338',
    assignedTo: 'lumen-agent',
    startedMinutesAgo: 5 * day,
    isUnread: false,
    messages: [
      {
        from: 'visitor',
        afterMinutes: 0,
        text: 'We are moving on the 28th. Can the bike come two weeks later, to the new address?',
      },
      {
        from: 'agent',
        afterMinutes: 30,
        text: 'Of course. I have moved it to week 50. You can change the address yourself under Orders → Change until the bike is packed; then the carrier prints the right label by itself. Have a good move!',
      },
      { from: 'visitor', afterMinutes: 55, text: 'Found it, changed it. Thank you!' },
    ],
  },
  {
    slug: 'range-disappointing',
    library: 'lumen',
    status: 'closed',
    visitor: { name: 'Piotr Zieliński', email: 'p.zielinski@skrzynka.example' },
    device: DEVICES.android,
    page: '/article/details/lumen/lumen-how-far-can-i-ride',
    orderNumber: '102208',
    assignedTo: 'lumen-agent',
    startedMinutesAgo: 9 * day,
    isUnread: false,
    messages: [
      {
        from: 'visitor',
        afterMinutes: 0,
        text: 'New T1, Tour mode, flat city, and the battery is empty after 48 km. Your table says at least 75.',
      },
      {
        from: 'agent',
        afterMinutes: 60,
        text: 'That is clearly too little. Two quick questions: what does the tyre pressure gauge say, and does a wheel stop quickly when you lift it and spin it by hand?',
      },
      {
        from: 'visitor',
        afterMinutes: 7 * hour,
        text: 'Rear 1.4 bar (!). And the front wheel stops after two turns, something scrapes.',
      },
      {
        from: 'agent',
        afterMinutes: 20,
        text: 'Then we have both culprits. Pump the rear to 3.1 bar. For the front: loosen the two bolts of the brake calliper, squeeze the lever, tighten the bolts while you hold it. The calliper centres itself.',
      },
      {
        from: 'visitor',
        afterMinutes: 3 * day,
        text: '81 km on Sunday with 9 % left. I feel a bit silly, but happy.',
      },
      {
        from: 'agent',
        afterMinutes: 40,
        text: 'No reason to. Half of our "weak battery" messages are tyres. Enjoy the ride!',
      },
    ],
  },
  {
    slug: 'return-too-small',
    library: 'lumen',
    status: 'closed',
    visitor: { name: 'Ruben van Dijk', email: 'ruben.vandijk@postbus.example' },
    device: DEVICES.windows,
    page: '/article/details/lumen/lumen-return-your-bike',
    orderNumber: '103012',
    assignedTo: 'lumen-agent',
    startedMinutesAgo: 24 * day,
    isUnread: false,
    messages: [
      {
        from: 'visitor',
        afterMinutes: 0,
        text: 'I ordered M at 1.83 m and my knees nearly touch the bar. Can I still change to L? 41 km ridden.',
      },
      {
        from: 'agent',
        afterMinutes: 90,
        text: 'Yes, you are well within the thirty days and the hundred kilometres. I have started an exchange: the L is built this week, and the carrier brings it and takes the M along. Please keep the box.',
      },
      { from: 'visitor', afterMinutes: 2 * hour, text: 'Perfect. Do I need to clean it?' },
      { from: 'agent', afterMinutes: 12, text: 'A wipe over the tyres is plenty.' },
      {
        from: 'visitor',
        afterMinutes: 11 * day,
        text: 'The L arrived today and fits like a glove. Great service.',
      },
    ],
  },
  {
    slug: 'lost-key',
    library: 'lumen',
    status: 'closed',
    visitor: { name: 'Giulia Conti', email: 'giulia.conti@lettere.example' },
    device: DEVICES.iphone,
    page: '/article/details/lumen/lumen-lost-battery-key',
    orderNumber: '96110',
    assignedTo: 'lumen-agent',
    startedMinutesAgo: 33 * day,
    isUnread: false,
    messages: [
      {
        from: 'visitor',
        afterMinutes: 0,
        text: 'Both keys are somewhere in a lake. The number on the lock looks like 40817 or 40877, hard to read.',
      },
      {
        from: 'agent',
        afterMinutes: 35,
        text: 'A lake is at least a good story. According to your registration it is LK 40817. Shall I have two keys cut and sent to Bologna? It is 28 euros including delivery.',
      },
      { from: 'visitor', afterMinutes: 15, text: 'Yes please, two. I have paid through the link.' },
      {
        from: 'agent',
        afterMinutes: 2 * day,
        text: 'They left us this morning and should be with you on Friday.',
      },
    ],
  },
  {
    slug: 'vat-number-invoice',
    library: 'lumen',
    status: 'closed',
    visitor: { name: 'Katrin Vogel', email: 'buchhaltung@vogel-architektur.example' },
    device: DEVICES.windowsEdge,
    page: '/article/details/lumen/lumen-invoices-and-vat',
    orderNumber: '100764',
    assignedTo: 'lumen-owner',
    reassignedFrom: 'lumen-agent',
    startedMinutesAgo: 41 * day,
    isUnread: false,
    messages: [
      {
        from: 'visitor',
        afterMinutes: 0,
        text: 'Our VAT number is missing on the invoice for three C2. Please correct it: DE 811 234 567, Vogel Architektur. The old invoice is not booked yet.',
      },
      {
        from: 'agent',
        by: 'lumen-owner',
        afterMinutes: 1 * day,
        text: 'Dear Ms Vogel,\n\nthe cancellation and the new invoice are attached to your order under Documents and were sent to you by mail. The amount has not changed, since the bikes were delivered within the country.',
      },
      { from: 'visitor', afterMinutes: 4 * hour, text: 'Received, thank you.' },
    ],
  },
  {
    slug: 'app-not-finding-bike',
    library: 'lumen',
    status: 'closed',
    visitor: { name: 'Oskar Lund', email: 'oskar.lund@stadtwerke.example' },
    device: DEVICES.android,
    page: '/article/details/lumen/lumen-pair-your-bike',
    orderNumber: '95518',
    assignedTo: 'lumen-agent',
    startedMinutesAgo: 12 * day,
    isUnread: false,
    messages: [
      {
        from: 'visitor',
        afterMinutes: 0,
        text: 'New phone, the old one is broken. The app searches forever and finds nothing, although the bike is right here.',
      },
      {
        from: 'agent',
        afterMinutes: 28,
        text: 'The bike waits for your old phone for a while. Switch it off, wait ten seconds, switch it on, and search within two minutes. If you have paired it in the Bluetooth settings of the phone, remove it there first.',
      },
      { from: 'visitor', afterMinutes: 9, text: 'It was in the Bluetooth settings. Works now!' },
    ],
  },
];

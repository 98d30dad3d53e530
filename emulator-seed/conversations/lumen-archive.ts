import { DEVICES, type DemoConversation, MINUTES } from '../conversation-data';

const { hour, day } = MINUTES;

/** Lumen Cycles: questions about parts, money and the past, closed. */
export const LUMEN_ARCHIVE: readonly DemoConversation[] = [
  {
    slug: 'brake-pads-type',
    library: 'lumen',
    status: 'closed',
    source: 'widget',
    visitor: { name: 'Fatima El Idrissi', email: 'fatima.elidrissi@barid.example' },
    device: DEVICES.android,
    page: '/article/details/lumen/lumen-brake-pads',
    assignedTo: 'lumen-agent',
    startedMinutesAgo: 16 * day,
    isUnread: false,
    messages: [
      {
        from: 'visitor',
        afterMinutes: 0,
        text: 'Your article says LC-22 for all models, but mine is from 2023 and the shop lists LC-20 as well. We live on a hill and carry two children.',
      },
      {
        from: 'agent',
        afterMinutes: 50,
        text: 'LC-22 fits yours too; LC-20 is the older resin version that we sell until it is gone. With a hill and two children I would take LC-22 sintered: a little louder in rain, but they last about twice as long.',
      },
      {
        from: 'note',
        afterMinutes: 5,
        text: 'Second question about LC-20 this month. @Tobias could the article mention it?',
      },
      {
        from: 'note',
        by: 'lumen-writer',
        afterMinutes: 3 * hour,
        text: 'On my list for the next round of the maintenance articles.',
      },
      { from: 'visitor', afterMinutes: 2 * hour, text: 'Ordered, thanks for the tip.' },
    ],
  },
  {
    slug: 'refund-not-arrived',
    library: 'lumen',
    status: 'closed',
    visitor: { name: 'Niamh Gallagher', email: 'niamh.gallagher@litir.example' },
    device: DEVICES.mac,
    page: '/article/details/lumen/lumen-when-your-refund-arrives',
    orderNumber: '102930',
    assignedTo: 'lumen-agent',
    startedMinutesAgo: 19 * day,
    isUnread: false,
    messages: [
      {
        from: 'visitor',
        afterMinutes: 0,
        text: 'You wrote on the 2nd that 2,399 euros are on their way. It is the 9th and there is nothing on my card.',
      },
      {
        from: 'agent',
        afterMinutes: 40,
        text: 'I looked it up: the card you paid with expired in October, so your bank has to pass the amount on to the new one. That adds a few days. The reference for your bank is 74391-22-LC; with it they can see where the money is.',
      },
      {
        from: 'visitor',
        afterMinutes: 1 * day,
        text: 'You were right, it was parked at the bank. It is here now.',
      },
    ],
  },
  {
    slug: 'sharing-with-teenager',
    library: 'lumen',
    status: 'closed',
    visitor: { name: 'Helena Marques', email: 'helena.marques@caixa.example' },
    device: DEVICES.iphone,
    page: '/article/details/lumen/lumen-share-your-bike',
    assignedTo: 'lumen-agent',
    startedMinutesAgo: 27 * day,
    isUnread: false,
    messages: [
      {
        from: 'visitor',
        afterMinutes: 0,
        text: 'My son is 15 and would like to take my C2 to school. Does he need an account of his own, and can I see where he is?',
      },
      {
        from: 'agent',
        afterMinutes: 3 * hour,
        text: 'You create the account for him under Family; he does not need a mail address. You see the position while he rides, and he sees that you can, which we think is fair.\n\nPlease check the rules where you live: in Portugal 15 is fine for a bike that stops helping at 25 km/h.',
      },
      { from: 'visitor', afterMinutes: 30, text: 'That is exactly what I hoped for.' },
    ],
  },
  {
    slug: 'transport-on-rack',
    library: 'lumen',
    status: 'closed',
    visitor: { name: 'Jürgen Pohl', email: 'juergen.pohl@stadtwerke.example' },
    device: DEVICES.linux,
    page: '/lumen',
    assignedTo: 'lumen-agent',
    startedMinutesAgo: 58 * day,
    isUnread: false,
    messages: [
      {
        from: 'visitor',
        afterMinutes: 0,
        text: 'My rack carries 25 kg per bike. How heavy is the T1 in size L without battery? And is it a problem if the arm clamps the down tube?',
      },
      {
        from: 'agent',
        afterMinutes: 5 * hour,
        text: 'Without the battery it is 20.6 kg, so you are fine. Please do not clamp the down tube, though: it carries the battery cradle, and a dent there is not covered. Use an arm that holds the wheel, or the seat post.\n\nTake the battery into the car and put the rain cap on the cradle.',
      },
      {
        from: 'visitor',
        afterMinutes: 12 * hour,
        text: 'Then I will get the wheel adapter. Thanks for the quick answer.',
      },
    ],
  },
  {
    slug: 'recall-question',
    library: 'lumen',
    status: 'closed',
    visitor: { name: 'Stella Papadaki', email: 'stella.papadaki@tachydromos.example' },
    device: DEVICES.windows,
    page: '/article/details/lumen/lumen-charger-light-codes',
    orderNumber: '88127',
    assignedTo: 'lumen-admin',
    startedMinutesAgo: 83 * day,
    isUnread: false,
    messages: [
      {
        from: 'visitor',
        afterMinutes: 0,
        text: 'I read about a recall of chargers in the news. Mine says LC-CH3, made in week 18/2022.',
      },
      {
        from: 'agent',
        by: 'lumen-admin',
        afterMinutes: 45,
        text: 'Yours is not affected: the recall is about weeks 31 to 35 of 2022, where a plug could get warm. You can go on using it.\n\nThe week is the first part of the serial number, in case you would like to check a second charger.',
      },
      { from: 'visitor', afterMinutes: 20, text: 'Relieved, thank you!' },
    ],
  },
  {
    slug: 'old-battery-recycling',
    library: 'lumen',
    status: 'closed',
    source: 'email',
    visitor: { name: 'Matthias Egger', email: 'm.egger@bergpost.example' },
    device: DEVICES.windows,
    page: '/lumen',
    assignedTo: 'lumen-agent',
    startedMinutesAgo: 120 * day,
    isUnread: false,
    messages: [
      {
        from: 'visitor',
        afterMinutes: 0,
        text: 'After nine years my first PowerCell has come to its end. The recycling yard here does not take batteries of this size.',
      },
      {
        from: 'agent',
        afterMinutes: 1 * day,
        text: 'Nine years is a fine age for a battery. We take it back for free: a collection box with a label is on its way to you. Please ride it down to below 20 % and cover the contacts with the tape from the box.',
      },
      {
        from: 'visitor',
        afterMinutes: 6 * day,
        text: 'Collected this morning. It did 61,000 km, by the way.',
      },
      {
        from: 'agent',
        afterMinutes: 2 * hour,
        text: 'We have written that number on the wall of the workshop. Thank you, Matthias!',
      },
    ],
  },
];

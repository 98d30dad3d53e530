import { DEVICES, type DemoConversation, MINUTES } from '../conversation-data';

const { hour, day } = MINUTES;

/** Lumen Cycles: waiting for the visitor, a carrier or the workshop. */
export const LUMEN_PENDING: readonly DemoConversation[] = [
  {
    slug: 'battery-health-drop',
    library: 'lumen',
    status: 'pending',
    visitor: { name: 'Bernard Kowalski', email: 'b.kowalski@wp-mail.example' },
    device: DEVICES.windowsEdge,
    page: '/article/details/lumen/lumen-battery-health',
    orderNumber: '91446',
    assignedTo: 'lumen-agent',
    startedMinutesAgo: 3 * day,
    isUnread: false,
    messages: [
      {
        from: 'visitor',
        afterMinutes: 0,
        text: 'Between August and now the health of my battery fell from 93 to 81 %. The bike is 19 months old and has 212 cycles. I store it in the flat and mostly use Gentle charge.',
      },
      {
        from: 'agent',
        afterMinutes: 2 * hour,
        text: 'Hello Bernard,\n\ntwelve points in three months is more than it should be. Does the figure carry a small tilde? If so it is an estimate, and one ride from full to below 20 % will correct it.\n\nMay I read the cell data of your battery? You only need to open the app near the bike once.',
      },
      {
        from: 'visitor',
        afterMinutes: 4 * hour,
        text: 'No tilde. You may read the data, the app is open now.',
      },
      {
        from: 'note',
        afterMinutes: 30,
        text: 'Cell group 7 is 140 mV below the others. That is a claim. @Rafael Ortega please approve the replacement, he is outside the free courier zone.',
        mentions: { 'lumen-admin': 'seen' },
      },
      {
        from: 'note',
        by: 'lumen-admin',
        afterMinutes: 55,
        text: '@Mara Lindqvist, approved, courier included. Please ask him to keep the old one below 30 % until the box arrives.',
        mentions: { 'lumen-agent': 'unseen' },
      },
      {
        from: 'agent',
        afterMinutes: 10,
        text: 'One group of cells is clearly weaker than the rest, so your battery is replaced under warranty. The new one leaves us tomorrow; the same box has a return label for the old one.\n\nPlease do not charge the old battery above 30 %. I will leave this open until you confirm that the new one works.',
      },
    ],
  },
  {
    slug: 'damaged-fork-delivery',
    library: 'lumen',
    status: 'pending',
    visitor: { name: 'Yasmin Haddad', email: 'yasmin.haddad@postfach.example' },
    device: DEVICES.iphone,
    page: '/article/details/lumen/lumen-delivery-day',
    orderNumber: '104655',
    assignedTo: 'lumen-agent',
    startedMinutesAgo: 4 * day + 2 * hour,
    isUnread: false,
    messages: [
      {
        from: 'visitor',
        afterMinutes: 0,
        text: 'The bike came yesterday and is lovely, but the left side of the fork has a scratch down to the metal, about 6 cm. The box was fine from the outside, both indicators white.',
      },
      {
        from: 'agent',
        afterMinutes: 45,
        text: 'I am sorry, that is not how a new bike should look. Could you send me a photo of the scratch with a coin beside it, and one of the label on the box?',
      },
      {
        from: 'visitor',
        afterMinutes: 50,
        text: 'Photos are in the link of my cloud folder, your form only took one file: https://photos.example/s/lumen-fork. The coin is a two euro piece.',
      },
      {
        from: 'note',
        afterMinutes: 20,
        text: 'Scratch is in the clear coat and the base coat, no dent. Offer: new fork through a workshop or 120 euros.',
      },
      {
        from: 'agent',
        afterMinutes: 15,
        text: 'Thank you, the photos are clear. You can choose:\n\n1. A new fork in the same colour, mounted at a workshop near you. The part is here in about nine days.\n2. 120 euros back and a touch-up pen.\n\nThe fork is safe to ride as it is. Which do you prefer?',
      },
    ],
  },
  {
    slug: 'stolen-t1',
    library: 'lumen',
    status: 'pending',
    visitor: { name: 'Lotte De Smet', email: 'lotte.desmet@post.example' },
    device: DEVICES.iphone,
    page: '/article/details/lumen/lumen-theft-mode-and-tracking',
    orderNumber: '97320',
    assignedTo: 'lumen-agent',
    startedMinutesAgo: 20 * hour,
    isUnread: false,
    messages: [
      {
        from: 'visitor',
        afterMinutes: 0,
        text: 'My bike is gone from the station, theft mode is on since 18:10. The last position is in a street behind the harbour. Police case number GE-25-118204. What do I do now?',
      },
      {
        from: 'agent',
        afterMinutes: 7,
        text: 'Dear Lotte,\n\nyou have done everything right. Our recovery team has the bike on the map and is talking to the police in Ghent with your case number.\n\nPlease stay away from the place yourself. We call you as soon as there is news, at night too if you like: may we use the number in your account?',
      },
      { from: 'visitor', afterMinutes: 3, text: 'Yes, any time. Thank you for answering so quickly.' },
      {
        from: 'note',
        by: 'lumen-admin',
        afterMinutes: 2 * hour,
        text: 'Recovery: position has been still since 19:40, inside a row of garages. Police will go there in the morning with the locator. Do not tell her the address.',
      },
      {
        from: 'agent',
        afterMinutes: 30,
        text: 'Good news so far: the bike has not moved for two hours, and the police will go there with us in the morning. Try to sleep a little. I am off at ten, my colleague Rafael has your case during the night.',
      },
    ],
  },
  {
    slug: 'employer-scheme-release',
    library: 'lumen',
    status: 'pending',
    visitor: { name: 'Jürgen Pohl', email: 'juergen.pohl@stadtwerke.example' },
    device: DEVICES.windows,
    page: '/article/details/lumen/lumen-pay-in-instalments',
    orderNumber: '104120',
    assignedTo: 'lumen-admin',
    reassignedFrom: 'lumen-agent',
    startedMinutesAgo: 6 * day,
    isUnread: false,
    messages: [
      {
        from: 'visitor',
        afterMinutes: 0,
        text: 'The leasing portal shows my T1 as "waiting for dealer" for eight days. They claim that you have to confirm the offer. Who is right?',
      },
      {
        from: 'agent',
        afterMinutes: 3 * hour,
        text: 'Hello Jürgen,\n\nwe are both right, unfortunately. We confirmed on the 3rd, but for offer number 88-2041; your portal shows 88-2014. Someone swapped two digits.\n\nI have sent the confirmation again with the correct number and called them. They promised an answer by Wednesday.',
      },
      {
        from: 'visitor',
        afterMinutes: 25,
        text: 'Thank you for calling them. Then I will wait until Wednesday.',
      },
    ],
  },
  {
    slug: 'workshop-appointment-lyon',
    library: 'lumen',
    status: 'pending',
    source: 'email',
    visitor: { name: 'Clément Girard', email: 'clement.girard@courrier.example' },
    device: DEVICES.mac,
    page: '/lumen',
    orderNumber: '103877',
    assignedTo: 'lumen-agent',
    startedMinutesAgo: 2 * day,
    isUnread: false,
    messages: [
      {
        from: 'visitor',
        afterMinutes: 0,
        text: 'The workshop cancelled my appointment for the first service, for the second time. I have 410 km on the clock and the rear brake squeals. Is the warranty in danger if I come too late?',
      },
      {
        from: 'agent',
        afterMinutes: 100,
        text: 'No, please do not worry: 300 km is a recommendation, and we have noted that the delay is not yours.\n\nThere are two other partners in Lyon. Atelier Croix-Rousse has Friday at 8:30 or Monday at 17:00. Which one shall I take? The squeal is most likely the pads, and they will bed them in for you.',
      },
    ],
  },
];

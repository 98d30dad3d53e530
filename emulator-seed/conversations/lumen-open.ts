import { DEVICES, type DemoConversation, MINUTES } from '../conversation-data';

const { hour, day } = MINUTES;
const ISSUE = 'What can we help you with?';
const BIKE = { title: ISSUE, answer: 'My bike, battery or motor' };
const ORDER = { title: ISSUE, answer: 'An order or a delivery' };
const ACCOUNT = { title: ISSUE, answer: 'Signing in to my account' };

/** Lumen Cycles: waiting for an answer, or in the middle of one. */
export const LUMEN_OPEN: readonly DemoConversation[] = [
  {
    slug: 'charger-steady-red',
    library: 'lumen',
    status: 'open',
    visitor: { name: 'Elena Fischer', email: 'elena.fischer@mailbox.example' },
    device: DEVICES.iphone,
    page: '/lumen',
    helpSteps: [
      BIKE,
      { title: 'What is the bike doing?', answer: 'It does not switch on or does not charge' },
    ],
    startedMinutesAgo: 14,
    isUnread: true,
    messages: [
      {
        from: 'visitor',
        afterMinutes: 0,
        text: 'Since this morning my charger shows a steady red light as soon as I plug it into the bike. I pulled the plug for ten minutes as your article says, and it came back. The battery is at 22 % and I need the bike tomorrow to take my daughter to nursery.\n\nIt is a C2 from March.',
      },
      {
        from: 'visitor',
        afterMinutes: 6,
        text: 'I tried it on the kitchen table now: there it charges with a green pulse. So it only happens in the bike.',
      },
    ],
  },
  {
    slug: 'x3-appointment-missed',
    library: 'lumen',
    status: 'open',
    visitor: { name: 'Marek Nowak', email: 'marek.nowak@poczta.example' },
    device: DEVICES.windows,
    page: '/article/details/lumen/lumen-delivery-day',
    orderNumber: '105002',
    helpSteps: [ORDER],
    startedMinutesAgo: 52,
    isUnread: true,
    messages: [
      {
        from: 'visitor',
        afterMinutes: 0,
        text: 'Tracking says "second call unsuccessful, goods in depot" but my phone has no missed call. The number in the order ends in 417. Can you ask them to try again? I am at home on Thursday and Friday.',
      },
    ],
  },
  {
    slug: 'e12-in-mild-weather',
    library: 'lumen',
    status: 'open',
    visitor: { name: 'Sophie Laurent', email: 'sophie.laurent@courriel.example' },
    device: DEVICES.android,
    page: '/article/details/lumen/lumen-e12-battery-temperature',
    helpSteps: [BIKE, { title: 'What is the bike doing?', answer: 'The display shows an error code' }],
    assignedTo: 'lumen-agent',
    startedMinutesAgo: 3 * hour,
    isUnread: true,
    messages: [
      {
        from: 'visitor',
        afterMinutes: 0,
        text: 'My T1 shows E12 every time I switch it on, also indoors. Restarting does not help. Is it still safe to charge the battery?',
      },
      {
        from: 'agent',
        afterMinutes: 25,
        text: 'Hello Sophie,\n\nplease do not charge it for the moment. A code that is there right after switching on usually means that one of the temperature probes has failed.\n\nCould you open the battery page in Lumen Ride and tell me which temperature it shows?',
      },
      {
        from: 'note',
        afterMinutes: 4,
        text: 'Serial starts with PC720-24: the batch with the two probe failures last week. If she reports -40, send a replacement at once and tell the workshop. @Rafael Ortega, may I send it without waiting for the old battery?',
        mentions: { 'lumen-admin': 'unseen' },
      },
      { from: 'visitor', afterMinutes: 85, text: 'It says −40 °C. In my kitchen!' },
    ],
  },
  {
    slug: 'reset-mail-missing',
    library: 'lumen',
    status: 'open',
    visitor: { name: '', email: 'd.okafor@studio-okafor.example' },
    device: DEVICES.macChrome,
    page: '/article/details/lumen/lumen-reset-your-password',
    helpSteps: [
      ACCOUNT,
      { title: 'What happens when you sign in?', answer: 'The reset mail does not arrive' },
    ],
    startedMinutesAgo: 5 * hour,
    isUnread: true,
    messages: [
      {
        from: 'visitor',
        afterMinutes: 0,
        text: 'I asked for the reset link four times since yesterday. Nothing in spam. Our company changed its mail domain in summer, might that be it? The old address was d.okafor@okafor-design.example.',
      },
    ],
  },
  {
    slug: 'belt-squeak',
    library: 'lumen',
    status: 'open',
    visitor: { name: 'Henrik Aas', email: 'henrik.aas@fjordpost.example' },
    device: DEVICES.iphone,
    page: '/article/details/lumen/lumen-care-for-your-chain',
    helpSteps: [BIKE, { title: 'What is the bike doing?', answer: 'It makes a noise or rides differently' }],
    assignedTo: 'lumen-agent',
    startedMinutesAgo: 26 * hour,
    isUnread: false,
    messages: [
      {
        from: 'visitor',
        afterMinutes: 0,
        text: 'The belt of my C2 squeaks in dry weather, loud enough that people turn round. It is quiet for a day after rain.',
      },
      {
        from: 'agent',
        afterMinutes: 70,
        text: 'Hi Henrik,\n\nthat is dust between belt and ring, annoying but harmless. Brush the belt, rinse it, let it dry, and give the inner side a puff of silicone spray. No oil please, it swells the belt.\n\nIf it is back within a week, measure the tension on the Belt page of the app and send me the number.',
      },
      {
        from: 'visitor',
        afterMinutes: 20 * hour,
        text: 'Silicone helped for exactly one ride. The app says 38 Hz.',
      },
      {
        from: 'agent',
        afterMinutes: 35,
        text: '38 Hz is too loose, it should be between 45 and 60. That explains the noise.\n\nOpen the two bolts marked in red by one turn, turn the small screw behind the axle clockwise by half a turn on both sides, tighten the red bolts to 25 Nm and measure again. Two rounds are usually enough. If you would rather not do it yourself, I can book a workshop in Bergen for this week.',
      },
    ],
  },
  {
    slug: 'firmware-stuck',
    library: 'lumen',
    status: 'open',
    visitor: { name: 'Tomás Ribeiro', email: 'tomas.ribeiro@correio.example' },
    device: DEVICES.android,
    page: '/article/details/lumen/lumen-update-firmware',
    helpSteps: [BIKE, { title: 'What is the bike doing?', answer: 'The display shows an error code' }],
    assignedTo: 'lumen-agent',
    startedMinutesAgo: 31 * hour,
    isUnread: true,
    messages: [
      {
        from: 'visitor',
        afterMinutes: 0,
        text: 'Version 4.2 stops at 67 % of the second part, five times now. Since then the display shows E15 and there is no support at all.',
      },
      {
        from: 'agent',
        afterMinutes: 40,
        text: 'Hello Tomás,\n\nnothing is broken: motor and display have different versions now, which is what E15 says.\n\nWhich phone do you use? Some models put Bluetooth to sleep when the screen goes dark. Please allow Lumen Ride to run in the background, keep the screen on, and start the update once more.',
      },
      {
        from: 'visitor',
        afterMinutes: 3 * hour,
        text: "Done all of that, and with my wife's phone too. It stops at the same place: 67 %.",
      },
      {
        from: 'agent',
        afterMinutes: 50,
        text: 'Thank you for trying a second phone, that rules it out. Please send me the three version numbers from Bike → About. I will have a matching set pushed to your bike.',
      },
      {
        from: 'visitor',
        afterMinutes: 22 * hour,
        text: 'Motor 4.2.0\nDisplay 4.1.7\nBattery 4.1.7\n\nI can leave the bike switched on next to the phone this evening from 19:00.',
      },
    ],
  },
  {
    slug: 'x3-child-seat',
    library: 'lumen',
    status: 'open',
    visitor: { name: 'Aoife Brennan', email: 'aoife.brennan@inbox.example' },
    device: DEVICES.mac,
    page: '/lumen',
    startedMinutesAgo: 2 * day + 3 * hour,
    isUnread: false,
    assignedTo: 'lumen-agent',
    messages: [
      {
        from: 'visitor',
        afterMinutes: 0,
        text: 'We are about to order an X3 for two children (1 and 4). Can the baby shell and the bench be mounted together, and does the rain cover still close then? The configurator lets me choose both but the picture shows only one.',
      },
      {
        from: 'agent',
        afterMinutes: 95,
        text: 'Dear Aoife,\n\nyes, both fit: the baby shell on the left rail, and your four-year-old on the right half of the bench with the three-point belt. The rain cover closes up to a helmet height of 96 cm above the floor of the box.\n\nOne thing to know: with the shell mounted, the bench cannot be folded up for shopping. Most families leave it in for the first year anyway.',
      },
    ],
  },
];

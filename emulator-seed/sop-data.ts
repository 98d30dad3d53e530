import type { DemoLibraryKey } from './library-data';

export interface DemoSop {
  readonly slug: string;
  readonly title: string;
  readonly category: string;
  readonly markdown: string;
  readonly isDraft?: boolean;
  /** whether client libraries may show it to their staff */
  readonly isOffered?: boolean;
  /** 1 unless it was published more often */
  readonly version?: number;
  /** role of the person who keeps it correct */
  readonly owner?: 'editor' | 'admin' | 'owner' | 'writer';
  /** negative: overdue */
  readonly verifyInDays?: number;
  readonly updatedDaysAgo: number;
  /** the version that each role has confirmed */
  readonly readBy?: Readonly<Partial<Record<'editor' | 'admin' | 'owner' | 'writer', number>>>;
}

interface DemoSops {
  readonly library: DemoLibraryKey;
  /** slug and title, in their order */
  readonly categories: readonly (readonly [slug: string, title: string])[];
  readonly sops: readonly DemoSop[];
}

const LUMEN: DemoSops = {
  library: 'lumen',
  categories: [
    ['refunds', 'Refunds and returns'],
    ['safety', 'Safety'],
    ['repairs', 'Repairs'],
    ['desk', 'At the support desk'],
  ],
  sops: [
    {
      slug: 'refund-an-order',
      title: 'Refund an order',
      category: 'refunds',
      version: 3,
      owner: 'editor',
      verifyInDays: 60,
      updatedDaysAgo: 9,
      readBy: { writer: 3, admin: 2, owner: 3 },
      markdown: `Refunds go back to the card or account that paid, never to another one.

1. Open the order and check that it is **paid** and not older than 100 days.
2. Check that the bike has arrived in Bristol. For parts, the photo of the label is enough.
3. Choose *Refund* and the amount. Keep the delivery fee only if the customer changed their mind.
4. Reply with the amount and the day: cards take up to five working days.

> Above £2,000, ask the admin on duty first.`,
    },
    {
      slug: 'bike-damaged-in-transport',
      title: 'A bike arrives damaged',
      category: 'refunds',
      owner: 'editor',
      verifyInDays: 25,
      updatedDaysAgo: 31,
      readBy: { writer: 1 },
      markdown: `The customer should not pay or wait for what happened on the way.

- Ask for three photos: the box, the label and the damage.
- Offer a visit of a mechanic within three days, or a new bike if frame or fork is bent.
- Report it to the carrier on the same day. After seven days they refuse.`,
    },
    {
      slug: 'return-after-the-deadline',
      title: 'A return after the 30 days',
      category: 'refunds',
      updatedDaysAgo: 70,
      markdown: `We take unused bikes back for 30 days. Later than that, we offer a voucher of 80% up to day 60.

Make no exception in writing. If there is a good reason, hand the ticket to the admin.`,
    },
    {
      slug: 'hot-or-swollen-battery',
      title: 'A hot or swollen battery',
      category: 'safety',
      version: 2,
      owner: 'admin',
      verifyInDays: -4,
      updatedDaysAgo: 120,
      readBy: { writer: 1, editor: 2 },
      markdown: `**Safety comes before the sale. Answer within 15 minutes.**

1. Ask the customer to unplug the charger and to leave the battery where it is if it is hot.
2. Once it is cold: outside, on stone, away from anything that burns.
3. Tell them not to post it. We send a carrier with a fire-proof box.
4. Write the serial number into a note and set the ticket to *Pending*.
5. Call the safety officer: +44 20 5550 0199, day and night.`,
    },
    {
      slug: 'crash-with-injury',
      title: 'A crash with an injury',
      category: 'safety',
      owner: 'owner',
      verifyInDays: 140,
      updatedDaysAgo: 52,
      readBy: { writer: 1, editor: 1, admin: 1 },
      markdown: `Ask how the person is before you ask about the bike. Say nothing about whose fault it was.

1. Write down when, where and with which bike, as the customer tells it.
2. Ask them to keep the bike as it is.
3. Hand the ticket to the owner at once and tell the customer who will call.`,
    },
    {
      slug: 'recall-of-a-part',
      title: 'A part is recalled',
      category: 'safety',
      updatedDaysAgo: 88,
      markdown: `The list of serial numbers comes from the workshop. We write to every customer on it on the same day.

- Use the text of the recall without changes.
- Book the workshop nearest to the customer, not the one with the shortest queue.
- A customer who refuses signs the form. Attach it to the ticket.`,
    },
    {
      slug: 'book-a-workshop',
      title: 'Book a workshop for a customer',
      category: 'repairs',
      version: 2,
      owner: 'writer',
      verifyInDays: 12,
      updatedDaysAgo: 16,
      readBy: { writer: 2, editor: 1 },
      markdown: `1. Find the workshop by the customer's postcode.
2. Choose a day at least three days ahead, so that parts arrive in time.
3. Enter model, serial number and what the customer hears or sees.
4. Send the confirmation, with the way there and what a check costs.`,
    },
    {
      slug: 'order-a-spare-part',
      title: 'Order a spare part',
      category: 'repairs',
      updatedDaysAgo: 40,
      markdown: `Parts under warranty are free and go out with the next post. Check the **build year** first: motors of 2023 take other connectors.

| Part | Where it is |
| --- | --- |
| Brake pads, cables, tyres | Bristol |
| Batteries, chargers | Antwerp |
| Frames, forks | On request |`,
    },
    {
      slug: 'error-codes-of-the-motor',
      title: 'Error codes of the motor',
      category: 'repairs',
      verifyInDays: -19,
      owner: 'writer',
      updatedDaysAgo: 200,
      markdown: `Never send a customer through menus that change the motor.

1. Ask for a photo of the display.
2. E02 and E04: have them take the battery out for a minute and start again.
3. E07 to E12: book a workshop near them.
4. Note the code and the frame number in the ticket.`,
    },
    {
      slug: 'verify-who-is-asking',
      title: 'Verify who is asking',
      category: 'desk',
      version: 4,
      owner: 'admin',
      verifyInDays: 90,
      updatedDaysAgo: 5,
      readBy: { editor: 4, owner: 3, writer: 3 },
      markdown: `An address marked **Unverified** may be anybody's. Before you name an order, a street or a serial number:

1. Ask for the order number and the postcode of the delivery.
2. If one of them is wrong, ask for a reply from the address of the order.
3. Never read a number out for the customer to confirm.`,
    },
    {
      slug: 'a-journalist-asks',
      title: 'A journalist asks',
      category: 'desk',
      updatedDaysAgo: 150,
      markdown: `Thank them, promise an answer today, and hand the ticket to the owner. Give no figures and no opinion, also not off the record.`,
    },
    {
      slug: 'close-the-desk-for-a-holiday',
      title: 'Close the desk for a holiday',
      category: 'desk',
      isDraft: true,
      owner: 'editor',
      updatedDaysAgo: 1,
      markdown: `1. Two days before: set the greeting of the widget.
2. On the evening before: answer or hand over every open ticket.
3. Set yourself to *Away*.`,
    },
  ],
};

const QUILLPAD: DemoSops = {
  library: 'quillpad',
  categories: [['accounts', 'Accounts']],
  sops: [
    {
      slug: 'merge-two-accounts',
      title: 'Merge two accounts',
      category: 'accounts',
      owner: 'owner',
      verifyInDays: 30,
      updatedDaysAgo: 20,
      markdown: `Ask from both addresses. Keep the older account, move the notes, then cancel the newer one and refund its last month.`,
    },
    {
      slug: 'delete-an-account',
      title: 'Delete an account',
      category: 'accounts',
      updatedDaysAgo: 34,
      markdown: `Wait for the 14 days in which the customer may change their mind. Send the export first, then delete.`,
    },
  ],
};

const NORTHBEAM: DemoSops = {
  library: 'northbeam',
  categories: [
    ['clients', 'For our clients'],
    ['inside', 'Inside Northbeam'],
  ],
  sops: [
    {
      slug: 'someone-asks-for-their-data',
      title: 'Someone asks for their data',
      category: 'clients',
      isOffered: true,
      version: 2,
      owner: 'owner',
      verifyInDays: 75,
      updatedDaysAgo: 14,
      markdown: `Anybody may ask what we know about them, and we answer within 30 days.

1. Check that the address of the ticket is not marked **Unverified**. Otherwise, ask for a reply from the address we know.
2. Tag the ticket *Data* and hand it to Northbeam. We collect what all systems hold.
3. Tell the person that the answer comes within two weeks. Send no screenshots in the meantime.`,
    },
    {
      slug: 'the-desk-cannot-work',
      title: 'The desk cannot work',
      category: 'clients',
      isOffered: true,
      updatedDaysAgo: 63,
      markdown: `When the inbox does not open for anybody, the phones still work.

- Call Northbeam, day and night: +44 20 5550 0130.
- Set your status page to *Degraded* from a phone.
- Answer nothing from private mail accounts.`,
    },
    {
      slug: 'price-a-new-client',
      title: 'Price a new client',
      category: 'inside',
      updatedDaysAgo: 27,
      markdown: `Count their tickets of the last three months, not what they expect. The first year may cost 15% less, never the second.`,
    },
  ],
};

/** The standard operating procedures of the demo world. */
export const DEMO_SOPS: readonly DemoSops[] = [LUMEN, QUILLPAD, NORTHBEAM];

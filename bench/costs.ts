import type { BilledStep } from './billed-steps';
import { type Bill, billSum, type StepBill } from './billing';
import type { RowName } from './tables';

/** Google's list prices of Firestore (Standard edition, `nam5`), in US dollars for 100,000 documents. */
export const PRICES = { reads: 0.06, writes: 0.18, deletes: 0.02 } as const satisfies Bill;

const DOCUMENTS_PRICED = 100_000;
const REQUESTS_A_DAY = 50;

/** What documents cost, in US dollars. */
export const dollarsOf = ({ reads, writes, deletes }: Bill): number =>
  (reads * PRICES.reads + writes * PRICES.writes + deletes * PRICES.deletes) / DOCUMENTS_PRICED;

const times = (bill: Bill, count: number): Bill => ({
  reads: bill.reads * count,
  writes: bill.writes * count,
  deletes: bill.deletes * count,
});

const allOf = ({ visitor, staff, functions }: StepBill): Bill => billSum([visitor, staff, functions]);

const REQUEST: readonly RowName<'bill'>[] = [
  'opens the contact form',
  'sends the request',
  'agent opens the ticket',
  'agent replies, visitor receives',
  'agent closes the ticket',
];

const ANSWER: readonly RowName<'bill'>[] = REQUEST.slice(2);

export interface Cost {
  readonly name: RowName<'costs'>;
  readonly bill: Bill;
}

/** What people's work costs, from the steps that were billed. */
export function costsOfWork(steps: readonly BilledStep[]): Cost[] {
  const of = (names: readonly RowName<'bill'>[]): Bill =>
    billSum(steps.filter(({ step }) => names.includes(step)).map(({ bill }) => allOf(bill)));
  return [
    { name: '1,000 views of an article', bill: times(of(['opens an article from there']), 1_000) },
    { name: 'a request, from the form until it is closed', bill: of(REQUEST) },
    {
      name: 'a day of an agent with 50 requests',
      bill: billSum([of(['agent signs in, opens the inbox']), times(of(ANSWER), REQUESTS_A_DAY)]),
    },
  ];
}

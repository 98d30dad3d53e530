import { BULK_TEXTS } from '@harborline/domain/texts/bulk-tickets';
import type { Transaction } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { presentError } from '../platform/errors';
import { firestore } from '../platform/firebase';

/** What became of one of a call's tickets; `because` is a sentence for people. */
export type Result = { outcome: 'done' | 'unchanged' } | { outcome: 'refused'; because: string };

type Change = (transaction: Transaction, conversationRef: string) => Promise<Result>;

function refusal(error: unknown): Result {
  const { code, message } = presentError(error);
  if (code === 'internal') logger.error('A ticket was not changed', { error: String(error) });
  if (code === 'not-found') return { outcome: 'refused', because: BULK_TEXTS.gone };
  return { outcome: 'refused', because: code === 'internal' ? BULK_TEXTS.failed : message };
}

/**
 * Changes each ticket in a transaction of its own, one after another: they may share documents. One that is named
 * twice is changed once. @returns a result for each, in the order of the call
 */
export async function eachInTurn(refs: readonly string[], change: Change): Promise<Result[]> {
  const results = new Map<string, Result>();
  for (const ref of new Set(refs)) {
    const run = firestore().runTransaction((transaction) => change(transaction, ref));
    results.set(ref, await run.catch(refusal));
  }
  return refs.flatMap((ref) => results.get(ref) ?? []);
}

import { mailRecord } from '@harborline/domain/stores/mail';
import { deliverCreated } from '../support/deliver';
import { db } from '../support/suite';
import { newRecord, writeRecord } from '../support/world';
import type { Reply, Scene, Step } from './step';

/** What became of a request; the same however often it is written, and its event delivered. */
async function send(record: ReturnType<typeof newRecord>, signal?: AbortSignal): Promise<Reply> {
  const { path } = mailRecord(record.ticketId);
  // A browser that lost its connection writes the same document again.
  if (!(await db.doc(path).get()).exists) await writeRecord(record).catch(() => undefined);
  const statuses = await Promise.all([1, 2].map(() => deliverCreated('onMailCreated', path, signal)));
  const delivery = (await db.doc(path).get()).get('delivery') as { conversation_ref?: string } | undefined;
  const ref = delivery?.conversation_ref ?? '';
  if (delivery === undefined) return { status: Math.max(503, ...statuses), data: {}, message: 'not taken' };
  return { status: 200, data: { conversation_ref: ref }, message: '' };
}

/** A visitor sends the contact form; beside its own event, the function gets two more of it at a time. */
export function request({ random, world, memory, by }: Scene): Step {
  const visitor = random.pick(world.visitors);
  const text = memory.newId('said-request-');
  const said = { ref: '', isSure: false };
  memory.said.set(text, said);
  const record = newRecord(world.libraryId, visitor.uid, { helpText: text });
  return {
    ...{ kind: 'request', by, refs: [], isRepeatable: true, wants: () => [] },
    send: (signal) => send(record, signal),
    note: ({ data }) => {
      const ref = String(data.conversation_ref);
      // Over a limit, it is held, and no ticket yet (D-55).
      if (ref === '') return;
      said.ref = ref;
      said.isSure = true;
      if (!world.tickets.includes(ref)) world.tickets.push(ref);
    },
  };
}

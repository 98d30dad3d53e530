import { expect, it } from 'vitest';
import { outboxSchema } from '../entities/outbox';
import { deletedFields, keptReason } from './settled-mail';

const KINDS = outboxSchema.shape.kind.options;
const kindsWithout = (field: string, state: 'sent' | 'failed') =>
  KINDS.filter((kind) => field in deletedFields({ kind }, { state }));

it('D-38: the address of a subscriber is deleted once its email is sent or given up', () => {
  for (const state of ['sent', 'failed'] as const) {
    expect(kindsWithout('to', state)).toEqual(['subscription', 'status']);
    expect(kindsWithout('recipient', state)).toEqual(['subscription', 'status']);
  }
});

it('deletes the texts of emails whose links open or confirm something', () => {
  const secret = ['invitation', 'password', 'signin', 'subscription', 'requests'];
  expect([kindsWithout('text', 'sent'), kindsWithout('html', 'failed')]).toEqual([secret, secret]);
});

it('keeps everything while an email is to be tried again', () => {
  for (const state of ['pending', 'processing'] as const)
    expect(KINDS.map((kind) => deletedFields({ kind }, { state }))).toEqual(KINDS.map(() => ({})));
});

it('keeps no address in the answer of a mail server about a subscriber', () => {
  const reason = '550 5.1.1 <kim@visitor.example>: Recipient address rejected';
  expect(keptReason({ kind: 'status' }, reason)).toBe('550 5.1.1 … Recipient address rejected');
  expect(keptReason({ kind: 'reply' }, reason)).toBe(reason);
});

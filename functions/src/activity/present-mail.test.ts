import { outboxSchema } from '@harborline/domain/entities/outbox';
import { makeOutboxMail } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { expect, it } from 'vitest';
import { isFoundByAddress, presentMail } from './present-mail';

const mails = outboxSchema.shape.kind.options.map((kind) => ({
  id: kind,
  ...makeOutboxMail({ kind, created_at: timestamp(0) }),
}));
const toSubscribers = ['subscription', 'status'];

it('D-38: the email log shows no address of a subscriber', () => {
  const hidden = mails.flatMap(presentMail).filter(({ to }) => to === '');
  expect(hidden.map(({ kind }) => kind)).toEqual(toSubscribers);
  expect(JSON.stringify(hidden)).not.toContain('@');
});

it('D-38: a search by address finds no email to a subscriber', () => {
  expect(mails.filter((mail) => !isFoundByAddress(mail)).map(({ kind }) => kind)).toEqual(toSubscribers);
});

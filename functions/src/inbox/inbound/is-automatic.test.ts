import { expect, it } from 'vitest';
import { isAutomatic, isFromList } from './is-automatic';

const headers = (fields: Record<string, string>) => new Map(Object.entries(fields));

it.each([
  ['an out-of-office note', { 'auto-submitted': 'auto-replied; owner-email="v@x.example"' }],
  ['a product like ours', { 'auto-submitted': 'auto-generated' }],
  ['a mass mailing', { precedence: 'Bulk' }],
  ['an old autoresponder', { 'x-autoreply': 'yes' }],
  ['a mail server', { 'return-path': '<>' }],
  ['a delivery report', { 'content-type': 'multipart/report; report-type=delivery-status' }],
])('knows %s', (_who, fields) => {
  expect(isAutomatic(headers(fields), 'v@x.example')).toBe(true);
});

it('knows addresses of mail servers', () => {
  expect(isAutomatic(headers({}), 'MAILER-DAEMON@x.example')).toBe(true);
});

it('takes everything else for a person', () => {
  const fields = { 'auto-submitted': 'no', precedence: 'first-class', 'return-path': '<v@x.example>' };
  expect(isAutomatic(headers(fields), 'v@x.example')).toBe(false);
});

it.each([
  ['list-id', '<support.x.example>'],
  ['precedence', 'List'],
])('knows a mailing list, through which people write, by %s', (name, value) => {
  const fields = headers({ [name]: value });
  expect(isFromList(fields)).toBe(true);
  expect(isAutomatic(fields, 'v@x.example')).toBe(false);
});

it('takes a mail that went straight to us for no list', () => {
  expect(isFromList(headers({ precedence: 'first-class' }))).toBe(false);
});

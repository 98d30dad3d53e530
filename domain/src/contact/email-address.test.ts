import { describe, expect, it } from 'vitest';
import { mailboxOf } from './email-address';

describe('mailboxOf', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    ['Ada@Example.com', 'ada@example.com'],
    ['ada+shop@example.com', 'ada@example.com'],
    ['ada+a+b@example.com', 'ada@example.com'],
    ['+tag@example.com', '+tag@example.com'],
  ])('counts %s as %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));
});

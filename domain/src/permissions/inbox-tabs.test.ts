import { describe, expect, it } from 'vitest';
import { inboxTabOf } from './inbox-tabs';
import { INBOX_TAB_PERMISSIONS } from './table';

describe('inboxTabOf', () => {
  it('knows every tab of the table (S6-34 to S6-38)', () => {
    for (const tab of Object.keys(INBOX_TAB_PERMISSIONS)) expect(inboxTabOf(tab)).toBe(tab);
  });

  it('falls back to the inbox for no tab, an unknown one and prototype names (D-31)', () => {
    for (const value of [null, '', 'nonsense', 'toString', '__proto__'])
      expect(inboxTabOf(value)).toBe('inbox');
  });
});

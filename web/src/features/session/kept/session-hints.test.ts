import { makeLibrary, makeUser } from '@harborline/domain/testing/factories';
import { beforeEach, describe, expect, it } from 'vitest';
import { chatTokenStore } from '../chat-token/chat-token-store';
import { clearSessionHints, writeSessionHints } from './session-hints';

const user = { ...makeUser({ agent_role: 'writer', support_lib_id: 'child' }), uid: 'ann' };

describe('the values in local storage', () => {
  beforeEach(() => window.localStorage.clear());

  it('have the specified names (S3-12)', () => {
    writeSessionHints(user, makeLibrary(), true);
    chatTokenStore.write({ token: 'abc', takenAtMs: 5, owner: 'ann/child/0' });
    expect({ ...window.localStorage }).toMatchObject({
      user_type: 'other',
      user_email: user.user_email,
      user_id: 'ann',
      support_Lib_id: 'child',
      init_support_lib_id: user.init_support_lib_id,
      parent_lib_id: user.parent_lib_id,
      library_domain: 'acme.example',
      company_name: 'Acme',
      library_only: 'true',
      'inbox-chat-token': 'abc',
      'token-time': '5',
    });
    writeSessionHints({ ...user, agent_role: 'agent' }, null, null);
    expect(window.localStorage.getItem('user_type')).toBe('agent');
    expect(window.localStorage.getItem('company_name')).toBe('Acme');
    expect(window.localStorage.getItem('library_only')).toBe('true');
  });

  it('are removed without a trace (S4.5-26)', () => {
    writeSessionHints(user, makeLibrary(), true);
    chatTokenStore.write({ token: 'abc', takenAtMs: 5, owner: 'ann/child/0' });
    clearSessionHints();
    chatTokenStore.clear();
    expect(window.localStorage.length).toBe(0);
  });

  it('are only a token if all of its parts are present', () => {
    expect(chatTokenStore.read()).toBeNull();
    window.localStorage.setItem('inbox-chat-token', 'abc');
    expect(chatTokenStore.read()).toBeNull();
  });
});

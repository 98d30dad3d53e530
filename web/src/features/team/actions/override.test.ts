import { makeUser } from '@harborline/domain/testing/factories';
import { describe, expect, it } from 'vitest';
import type { Teammate } from '../people/teammate';
import { isSettled, overrideReducer, withOverride } from './override';

const ada: Teammate = { ...makeUser({ agent_role: 'agent' }), id: 'ada', isPending: false };

describe('a requested change', () => {
  const asked = overrideReducer({}, { type: 'asked', uid: 'ada', change: { agent_role: 'writer' } });

  it('is shown at once, only on that teammate', () => {
    expect(withOverride(ada, asked).agent_role).toBe('writer');
    expect(withOverride({ ...ada, id: 'bob' }, asked).agent_role).toBe('agent');
  });

  it('is settled once the stored teammate matches it', () => {
    expect(isSettled(ada, asked)).toBe(false);
    expect(isSettled({ ...ada, agent_role: 'writer' }, asked)).toBe(true);
    expect(isSettled(ada, {})).toBe(false);
  });

  it('is reverted when refused', () => {
    expect(withOverride(ada, overrideReducer(asked, { type: 'dropped', uid: 'ada' }))).toEqual(ada);
  });
});

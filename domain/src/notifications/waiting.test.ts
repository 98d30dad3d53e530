import { describe, expect, it } from 'vitest';
import type { WaitingNotice } from '../entities/agent-notifications';
import { timestamp } from '../testing/timestamp';
import { dueTimes, sinceRead, waitingFor, withWaiting } from './waiting';

const line = (key: string, changes: Partial<WaitingNotice> = {}): WaitingNotice => ({
  ...{ event: 'visitor_replied', key, way: 'mail', name: 'Vera', activity: 'wrote', preview: key },
  ...{ at: timestamp(1_000), due_at: timestamp(181_000) },
  ...changes,
});

describe('what waits to be mailed (D-132)', () => {
  it('is what happened after the person read last', () => {
    const lines = [
      line('before'),
      line('then', { at: timestamp(2_000) }),
      line('after', { at: timestamp(2_001) }),
    ];
    expect(sinceRead(lines, timestamp(2_000)).map(({ key }) => key)).toEqual(['after']);
  });

  it('is due with the first of each way', () => {
    const late = line('late', { due_at: timestamp(190_000) });
    const digested = line('digested', { way: 'digest', due_at: timestamp(5) });
    const { mail_at, digest_at } = dueTimes([late, line('soon'), digested]);
    expect([mail_at?.toMillis(), digest_at?.toMillis()]).toEqual([181_000, 5]);
    expect(dueTimes([])).toEqual({ mail_at: null, digest_at: null });
  });

  it('names one cause once: a mail of its own goes before a digest', () => {
    const digested = line('cause', { way: 'digest', event: 'followed_ticket' });
    const mailed = line('cause', { event: 'assigned_to_you' });
    expect(withWaiting([digested], mailed, 30)).toEqual([mailed]);
    expect(withWaiting([mailed], digested, 30)).toEqual([mailed]);
    expect(waitingFor('digest', withWaiting([line('other')], digested, 30))).toEqual([digested]);
    expect(withWaiting([line('old'), line('older')], mailed, 2).map(({ key }) => key)).toEqual([
      'older',
      'cause',
    ]);
  });
});

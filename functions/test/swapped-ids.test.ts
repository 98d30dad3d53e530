import { beforeAll, describe, expect, it } from 'vitest';
import { callText } from './support/call';
import { ask, CASES, type Prober } from './support/id-probes';
import { chatTokenOf } from './support/people';
import { missingIds, newWorld, type World } from './support/swap-worlds';

describe('an id of another tenant is answered like one that does not exist, to the byte', () => {
  let own: World;
  let foreign: World;
  let prober: Prober;

  beforeAll(async () => {
    [own, foreign] = [await newWorld(), await newWorld()];
    prober = { world: own, chatToken: await chatTokenOf(own.owner) };
  });

  it.each(CASES)('$name: $kind', async (tried) => {
    const { kind } = tried;
    const ofAnother = await ask(
      tried,
      { ...own.ids, [kind]: foreign.ids[kind] || foreign.ids.library },
      prober,
    );
    const ofNothing = await ask(tried, { ...own.ids, [kind]: missingIds()[kind] }, prober);
    expect(ofAnother).toEqual(ofNothing);
    expect(ofAnother.status).not.toBe(400);
    expect(ofAnother.status).toBeLessThan(500);
  });

  it('and changes nothing of the other tenant', async () => {
    const again = await Promise.all([
      callText('GET', '/api/teams/agents', undefined, { token: foreign.owner.token }),
      callText('GET', '/api/teams/invitations', undefined, { token: foreign.owner.token }),
      callText('GET', '/api/activity/feeds', undefined, { token: foreign.owner.token }),
    ]);
    const [agents, invitations, feeds] = again.map(({ text }) => JSON.parse(text).data);
    expect(agents.agents).toHaveLength(2);
    expect(invitations.invitations).toMatchObject([{ id: foreign.ids.invitation, state: 'pending' }]);
    expect(feeds.unreadCount).toBe(1);
  });
});

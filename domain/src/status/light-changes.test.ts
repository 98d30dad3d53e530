import fc from 'fast-check';
import { expect, it } from 'vitest';
import { COMPONENT_STATES } from '../entities/status-page';
import { lightChanges } from './light-changes';
import { DAY_MS, uptime } from './uptime';

const NOW = 100 * DAY_MS;
const component = (id: string) =>
  ({ id, title: id, description: '', groupId: '', state: 'operational', createdAt: 0 }) as const;
const change = fc.record({
  componentId: fc.constantFrom('a', 'b', 'c'),
  state: fc.constantFrom(...COMPONENT_STATES),
  at: fc.nat(NOW),
});
const inOrder = fc.array(change).map((all) => all.toSorted((one, other) => one.at - other.at));

it('shows the same figures from light changes', () => {
  fc.assert(
    fc.property(inOrder, (changes) => {
      const light = lightChanges(changes);
      for (const id of ['a', 'b', 'c']) {
        const [exact, shown] = [changes, light].map((all) => uptime(component(id), all, NOW));
        expect(Math.abs((exact ?? 0) - (shown ?? 0)) * 89 * DAY_MS).toBeLessThanOrEqual(
          10_001 * changes.length,
        );
      }
    }),
  );
});

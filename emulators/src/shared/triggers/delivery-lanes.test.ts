import { describe, expect, it } from 'vitest';
import { DeliveryLanes, type LaneOptions } from './delivery-lanes';

/** Lanes whose deliveries end on command. */
function rig(options: LaneOptions = {}) {
  const lanes = new DeliveryLanes(options);
  const started: string[] = [];
  const finish = new Map<string, () => void>();
  const add = (lane: string, subject: string, name = `${lane}:${subject}`) =>
    lanes.add(lane, {
      subject,
      run: () =>
        new Promise((resolve) => {
          started.push(name);
          finish.set(name, resolve);
        }),
    });
  const end = async (name: string) => {
    finish.get(name)?.();
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { add, end, started };
}

describe('deliveries to functions', () => {
  it('keep the order of one subject', async () => {
    const { add, end, started } = rig({ patienceMs: 1 });
    add('f', 'a', 'a1');
    add('f', 'a', 'a2');
    add('f', 'b', 'b1');
    await expect.poll(() => started).toEqual(['a1', 'b1']);
    await end('a1');
    expect(started).toEqual(['a1', 'b1', 'a2']);
  });

  it('use one process per function until the patience ends, and never more than allowed', async () => {
    const { add, started } = rig({ patienceMs: 20, concurrency: 2 });
    for (const subject of ['a', 'b', 'c']) add('f', subject);
    expect(started).toEqual(['f:a']);
    await expect.poll(() => started).toEqual(['f:a', 'f:b']);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(started).toHaveLength(2);
  });

  it('start a few functions at a time, in the order of their events', async () => {
    const { add, end, started } = rig();
    for (const lane of ['f', 'g', 'h', 'i']) add(lane, 'a');
    add('h', 'b');
    expect(started).toEqual(['f:a', 'g:a']);
    await end('g:a');
    expect(started).toEqual(['f:a', 'g:a', 'h:a']);
    add('g', 'b');
    expect(started.at(-1)).toBe('g:b');
    await end('h:a');
    expect(started.slice(4).sort()).toEqual(['h:b', 'i:a']);
  });

  it('do not wait for a long first event, which may itself wait for others', async () => {
    const { add, started } = rig({ startMs: 10 });
    for (const lane of ['f', 'g', 'h', 'i']) add(lane, 'a');
    await expect.poll(() => started).toEqual(['f:a', 'g:a', 'h:a', 'i:a']);
  });
});

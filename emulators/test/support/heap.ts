import { WebSocket } from 'ws';
import { until } from '../database/support/until';

interface InspectorAnswer {
  readonly id: number;
  readonly result?: { readonly usedSize?: number };
}

/** Asks a stand-in that was started with `--inspect` to collect garbage; resolves with the bytes still in use. */
export async function usedHeap(standin: { output(): string }): Promise<number> {
  let address = '';
  await until(() => {
    address = /ws:\/\/127\.0\.0\.1:\S+/.exec(standin.output())?.[0] ?? '';
    if (address === '') throw new Error('No inspector');
  });
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const ask = (id: number, method: string) =>
    new Promise<InspectorAnswer>((resolve) => {
      socket.on('message', (data) => {
        const answer = JSON.parse(data.toString()) as InspectorAnswer;
        if (answer.id === id) resolve(answer);
      });
      socket.send(JSON.stringify({ id, method }));
    });
  await ask(1, 'HeapProfiler.collectGarbage');
  await ask(2, 'HeapProfiler.collectGarbage');
  const { result } = await ask(3, 'Runtime.getHeapUsage');
  socket.close();
  if (result?.usedSize === undefined) throw new Error('The inspector did not say');
  return result.usedSize;
}

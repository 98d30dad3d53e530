import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { sendStream, TextStream } from './text-stream';

class Response extends Writable {
  readonly headers: Record<string, string> = {};
  readonly written: string[] = [];

  constructor() {
    super({ highWaterMark: 1 });
    this.on('error', () => undefined);
  }

  set(name: string, value: string) {
    this.headers[name] = value;
  }

  override _write(piece: Buffer, _encoding: string, done: () => void) {
    this.written.push(piece.toString());
    setImmediate(done);
  }
}

async function* failingAfter(count: number) {
  for (let index = 0; index < count; index += 1) yield `row ${index}\r\n`;
  throw new Error('the database is gone');
}

async function* rows(count: number) {
  for (let index = 0; index < count; index += 1) yield `row ${index}\r\n`;
}

const csv = (pieces: AsyncIterable<string>) =>
  new TextStream('text/csv; charset=utf-8', 'a "b"\r\n.csv', pieces);

it('sends all pieces as a download with a harmless name', async () => {
  const response = new Response();
  await sendStream(response, csv(rows(3)));
  expect(response.written.join('')).toBe('row 0\r\nrow 1\r\nrow 2\r\n');
  expect(response.headers).toEqual({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="a-b-.csv"',
  });
});

it('throws a failure before the first piece, so that it can still be answered', async () => {
  const response = new Response();
  await expect(sendStream(response, csv(failingAfter(0)))).rejects.toThrow('gone');
  expect(response.headers).toEqual({});
  expect(response.destroyed).toBe(false);
});

it('closes the connection after a later failure: half a file must not look complete', async () => {
  const response = new Response();
  await expect(sendStream(response, csv(failingAfter(2)))).rejects.toThrow('gone');
  expect(response.destroyed).toBe(true);
});

it('stops reading when the reader is gone', async () => {
  const response = new Response();
  let produced = 0;
  async function* endless() {
    for (;;) {
      produced += 1;
      if (produced === 3) response.destroy();
      yield 'row\r\n';
    }
  }
  await sendStream(response, csv(endless()));
  expect(produced).toBeLessThan(6);
});

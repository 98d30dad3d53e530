import { createServer, type Socket } from 'node:net';

/** The moments of a mail at its server, in this order. */
export type Moment = 'begun' | 'taken' | 'answered';

export interface MailServer {
  readonly port: number;
  /** how often it took each mail, by the id in its Message-ID */
  readonly taken: ReadonlyMap<string, number>;
  /** the source of each mail that it took, by the same id */
  readonly sources: ReadonlyMap<string, string>;
  /** called at each moment of each mail */
  onMoment: (moment: Moment) => void;
  close(): Promise<void>;
}

const idOf = (mail: string): string => /^Message-ID: <([^@>]+)@/im.exec(mail)?.[1] ?? '';

/** A mail server that counts mails, and reports when it has taken a mail and when it has answered. */
export async function startMailServer(): Promise<MailServer> {
  const taken = new Map<string, number>();
  const sources = new Map<string, string>();
  const serve = (socket: Socket) => {
    let mail: string | undefined;
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (mail === undefined) {
        if (/^DATA/i.test(text)) mail = '';
        // Before the answer: a sender that is killed at this moment has handed nothing over.
        if (mail === '') server.onMoment('begun');
        socket.write(mail === '' ? '354 go on\r\n' : '250 ok\r\n');
        return;
      }
      mail += text;
      if (!mail.includes('\r\n.\r\n')) return;
      const id = idOf(mail);
      sources.set(id, mail);
      mail = undefined;
      taken.set(id, (taken.get(id) ?? 0) + 1);
      server.onMoment('taken');
      socket.write('250 ok\r\n', () => server.onMoment('answered'));
    });
    socket.write('220 test\r\n');
  };
  const net = createServer(serve);
  await new Promise<void>((resolve) => net.listen(0, '127.0.0.1', resolve));
  const address = net.address();
  const server: MailServer = {
    port: typeof address === 'object' && address ? address.port : 0,
    taken,
    sources,
    onMoment: () => undefined,
    close: () => new Promise((resolve) => net.close(() => resolve())),
  };
  return server;
}

import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';
import { text } from 'node:stream/consumers';

const ANSWER_MS = 2_000;
const LONGEST_ANSWER = 10_000;

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(network, bits, 'ipv4');
}

const PUBLIC_V6 = new BlockList();
PUBLIC_V6.addSubnet('2000::', 3, 'ipv6');
/** Networks among them that hide an IPv4 address in an IPv6 one. */
const TUNNELS = new BlockList();
TUNNELS.addSubnet('2001::', 32, 'ipv6');
TUNNELS.addSubnet('2002::', 16, 'ipv6');

/** Whether an address is one that anybody on the internet can reach, and none of our own network. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !PRIVATE.check(address, 'ipv4');
  return PUBLIC_V6.check(address, 'ipv6') && !TUNNELS.check(address, 'ipv6');
}

class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
}

/** Looks a host up for the very connection that is then made, so that a second answer cannot lead elsewhere. */
export const lookupPublic: LookupFunction = (hostname, options: LookupOptions, done) => {
  lookup(hostname, { ...options, all: true }, (error, found: readonly LookupAddress[]) => {
    const first = found?.[0];
    if (error || !first) return done(error ?? new Error(`No address of ${hostname}`), '');
    if (!found.every(({ address }) => isPublicAddress(address))) {
      return done(new PrivateAddressError(`${hostname} leads into a private network`), '');
    }
    return options.all ? done(null, [...found]) : done(null, first.address, first.family);
  });
};

/** The text of a short answer. @throws RangeError as soon as it is longer, whatever length it claims */
export async function* shortened(answer: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const chunk of answer) {
    length += chunk.length;
    if (length > LONGEST_ANSWER) throw new RangeError('The answer is too long');
    yield chunk;
  }
}

/** What a host answered; the text of anything but a success is not read. */
export interface HostAnswer {
  readonly status: number;
  readonly text: string;
}

async function readAnswer(answer: IncomingMessage): Promise<HostAnswer> {
  const { statusCode: status = 0 } = answer;
  try {
    return { status, text: status === 200 ? await text(shortened(answer)) : '' };
  } finally {
    answer.destroy();
  }
}

/**
 * Asks a host that anybody may have named, over https, for a short text. Follows no redirect.
 * @throws Error if it has no public address, no valid certificate, or no short answer in time
 */
export function askHost(hostname: string, path: string): Promise<HostAnswer> {
  const options = {
    hostname,
    path,
    lookup: lookupPublic,
    signal: AbortSignal.timeout(ANSWER_MS),
    agent: false,
  };
  return new Promise((resolve, reject) => {
    request(options, (answer) => void readAnswer(answer).then(resolve, reject))
      .on('error', reject)
      .end();
  });
}

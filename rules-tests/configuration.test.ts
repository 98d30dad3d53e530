import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ENDPOINTS } from '@harborline/domain/api/endpoints';
import { SERVICE_PATHS } from '@harborline/domain/api/services';
import {
  DEFAULT_HOSTING_PORT,
  type LocalService,
  localPort,
  PORT_OFFSETS,
} from '@harborline/domain/local-suite';
import { describe, expect, it } from 'vitest';

interface FirebaseJson {
  readonly hosting: {
    readonly rewrites: readonly {
      source?: string;
      destination?: string;
      function?: { functionId: string };
    }[];
    readonly headers: readonly { source?: string; headers: readonly { key: string; value: string }[] }[];
  };
  readonly emulators: Readonly<Record<string, { host?: string; port?: number; websocketPort?: number }>>;
}

const file = fileURLToPath(new URL('../firebase.json', import.meta.url));
const firebase = JSON.parse(readFileSync(file, 'utf8')) as FirebaseJson;

/** A directive that allows the own origin and what the build knows by its hash, nothing else. */
const onlyHashes = (name: string) => new RegExp(`^${name} 'self'(?: 'sha256-[\\w+/]{43}=')+$`);

describe('firebase.json', () => {
  const emulated = Object.keys(PORT_OFFSETS).filter((name) => name in firebase.emulators) as LocalService[];

  it('has every emulator on loopback, at the port that the pages expect', () => {
    expect(emulated).toHaveLength(10);
    for (const name of emulated) {
      expect(firebase.emulators[name], name).toMatchObject({ host: '127.0.0.1', port: localPort(name) });
    }
    expect(firebase.emulators.firestore?.websocketPort).toBe(localPort('firestoreWebsocket'));
    expect(firebase.emulators.hosting?.port).toBe(DEFAULT_HOSTING_PORT);
  });

  it('S7.0-01: sends every endpoint to the function of its service', () => {
    for (const { name, contract } of ENDPOINTS) {
      const source = `${SERVICE_PATHS[contract.service]}/**`;
      const rewrite = firebase.hosting.rewrites.find((found) => found.source === source);
      expect(rewrite?.function?.functionId, name).toBe(contract.service);
    }
  });

  it('answers an unknown address below /api with a function, after every service', () => {
    const api = firebase.hosting.rewrites.filter(({ source }) => source?.startsWith('/api/'));
    expect(api.at(-1)).toMatchObject({ source: '/api/**', function: { functionId: 'unknown' } });
  });

  const policiesOf = (isWanted: (source: string) => boolean) =>
    firebase.hosting.headers
      .filter(({ source = '' }) => isWanted(source))
      .flatMap(({ headers }) => headers)
      .filter(({ key }) => key === 'Content-Security-Policy')
      .map(({ value }) => value);
  const VIEWER = '/watch.html';
  const policies = policiesOf((source) => source !== VIEWER);

  it("gives what shows a visitor's page no origin, no network and no other scripts (D-66)", () => {
    const [policy = '', ...others] = policiesOf((source) => source === VIEWER);
    expect(others).toEqual([]);
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "form-action 'none'",
        "frame-ancestors 'self'",
        "base-uri 'none'",
        'sandbox allow-scripts',
      ]),
    );
    expect(policy).not.toMatch(/allow-same-origin|connect-src|frame-src|http:/);
  });

  it('lets pages run only their own scripts, and inline what the build knows by its hash', () => {
    expect(policies).toHaveLength(3);
    for (const policy of policies) {
      expect(policy.split('; ')).toEqual(
        expect.arrayContaining([
          expect.stringMatching(onlyHashes('script-src')),
          "object-src 'none'",
          "base-uri 'self'",
        ]),
      );
    }
  });

  it('lets only their own origin frame public pages, nobody staff pages, and any https site the widget (D-93)', () => {
    const [visitors, staff, widget] = policies;
    expect(visitors?.split('; ')).toContain("frame-ancestors 'self'");
    expect(staff?.split('; ')).toContain("frame-ancestors 'none'");
    expect(widget?.split('; ')).toContain("frame-ancestors 'self' https:");
  });

  it('allows of inline styles on public pages only what the build knows by its hash', () => {
    for (const policy of [policies[0], policies[2]]) {
      expect(policy?.split('; ').filter((one) => one.startsWith('style-src '))).toEqual([
        expect.stringMatching(onlyHashes('style-src')),
      ]);
    }
  });

  it('does not mention loopback when deployed', () => {
    for (const policy of policies) expect(policy).not.toMatch(/localhost|127\.0\.0\.1|ws:/);
  });

  it('sends headers against sniffing and leaking URLs with every page', () => {
    const headers = firebase.hosting.headers.find(({ source }) => source === '**')?.headers ?? [];
    expect(headers.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['X-Content-Type-Options', 'Referrer-Policy']),
    );
  });
});

describe('firestore.indexes.json', () => {
  it('names each index once, since a duplicate fails the deployment', () => {
    const path = fileURLToPath(new URL('../firestore.indexes.json', import.meta.url));
    const { indexes } = JSON.parse(readFileSync(path, 'utf8')) as { indexes: readonly object[] };
    const texts = indexes.map((index) => JSON.stringify(index));
    expect(indexes.length).toBeGreaterThan(10);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });
});

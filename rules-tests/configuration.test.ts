import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  DEFAULT_HOSTING_PORT,
  type LocalService,
  localPort,
  PORT_OFFSETS,
} from '@harborline/domain/local-suite';
import { ENDPOINT_PERMISSIONS } from '@harborline/domain/permissions/table';
import { describe, expect, it } from 'vitest';

interface FirebaseJson {
  readonly hosting: {
    readonly rewrites: readonly { source: string; destination?: string; function?: { functionId: string } }[];
    readonly headers: readonly { source: string; headers: readonly { key: string; value: string }[] }[];
  };
  readonly emulators: Readonly<Record<string, { host?: string; port?: number; websocketPort?: number }>>;
}

const file = fileURLToPath(new URL('../firebase.json', import.meta.url));
const firebase = JSON.parse(readFileSync(file, 'utf8')) as FirebaseJson;

describe('firebase.json', () => {
  const emulated = Object.keys(PORT_OFFSETS).filter((name) => name in firebase.emulators) as LocalService[];

  it('has every emulator at the port the pages expect, on loopback', () => {
    expect(emulated).toHaveLength(10);
    for (const name of emulated) {
      expect(firebase.emulators[name], name).toMatchObject({ host: '127.0.0.1', port: localPort(name) });
    }
    expect(firebase.emulators.firestore?.websocketPort).toBe(localPort('firestoreWebsocket'));
    expect(firebase.emulators.hosting?.port).toBe(DEFAULT_HOSTING_PORT);
  });

  it('sends every endpoint of the permission table to the function of its service', () => {
    for (const route of Object.keys(ENDPOINT_PERMISSIONS)) {
      const service = /^[A-Z]+ \/api\/([a-z]+)\//.exec(route)?.[1];
      const rewrite = firebase.hosting.rewrites.find(({ source }) => source === `/api/${service}/**`);
      expect(rewrite?.function?.functionId, route).toBe(service);
    }
  });

  it('ends with the public page, after everything more particular', () => {
    expect(firebase.hosting.rewrites.at(-1)).toEqual({ source: '**', destination: '/index.html' });
  });

  it('lets pages run no script but their own, and be framed by nobody else', () => {
    const headers = firebase.hosting.headers.find(({ source }) => source === '**')?.headers ?? [];
    const policy = headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
    const directives = policy.split('; ');
    expect(directives).toContain("script-src 'self'");
    expect(directives).toContain("object-src 'none'");
    expect(directives).toContain("base-uri 'self'");
    expect(directives).toContain("frame-ancestors 'self'");
    expect(headers.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['X-Content-Type-Options', 'Referrer-Policy']),
    );
  });
});

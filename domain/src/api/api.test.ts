import { describe, expect, it } from 'vitest';
import { exampleRequest, idKindsOf } from '../testing/example-request';
import { fillPath, pathOf } from './contract';
import { ENDPOINTS } from './endpoints';
import type { IdKind } from './ids';
import { openApiDocument } from './open-api';
import { API_ORIGINS, SERVICE_PATHS, type ServiceName, servicePath } from './services';
import * as teams from './teams/permissions';

/** Ids whose format differs from document ids. */
const SOUND_IDS: Readonly<Partial<Record<IdKind, string | number>>> = {
  email: 'ann@example.com',
  heldTicket: 1_763_000_000_000_123,
};

describe('the services', () => {
  it('S7.0-02: are the 17 of the specification and its two other hosts', () => {
    const { auth: _auth, invitation: _invitation, ...services } = SERVICE_PATHS;
    expect(Object.keys(services)).toHaveLength(17);
    expect(new Set(Object.values(SERVICE_PATHS)).size).toBe(19);
  });

  it.each(Object.keys(SERVICE_PATHS) as ServiceName[])('%s has the path of the table', (service) => {
    expect(servicePath(service)).toBe(SERVICE_PATHS[service]);
  });

  it('S7.0-01: have an origin for each kind of host', () => {
    expect(Object.keys(API_ORIGINS).sort()).toEqual(['dev', 'local', 'production', 'staging']);
  });
});

describe('the contracts', () => {
  it('have unique methods and paths, and unique ids', () => {
    expect(new Set(ENDPOINTS.map(({ name }) => name)).size).toBe(ENDPOINTS.length);
    expect(new Set(ENDPOINTS.map(({ id }) => id)).size).toBe(ENDPOINTS.length);
  });

  it.each(ENDPOINTS)(
    '$name names its parameters, sends a body only if its method may, and a query only where it is apart',
    ({ contract }) => {
      const inPath = [...pathOf(contract).matchAll(/:(\w+)/g)].map(([, name]) => name);
      const example = exampleRequest(contract, () => 'id12345678');
      expect(Object.keys(example.params).sort()).toEqual(inPath.sort());
      if (contract.method === 'GET') expect(contract.body).toBeUndefined();
      // PUT and DELETE may name what they change in the query (S7.2-02).
      else if (contract.method === 'PUT' || contract.method === 'DELETE')
        expect([
          '',
          'ref',
          'team_ref',
          'filter_ref',
          'macro_ref',
          'smart_queue_ref',
          'workflow_ref',
          'workflow_folder_ref',
          'subscription_ref',
          'form_ref',
          'submission_ref',
        ]).toContain(Object.keys(example.query).join());
      else expect(contract.query).toBeUndefined();
    },
  );

  // Each test that needs them supplies the changes to the teammate, the address of whoever a ticket is for, and a form.
  const INCOMPLETE = [
    'changeAgent',
    'createTicket',
    'saveForm',
    // No other predicate says what it asks.
    ...['createWorkflow', 'changeWorkflow', 'dryRunWorkflow'],
  ];
  const WITH_IDS = ENDPOINTS.filter(
    ({ id, contract }) => idKindsOf(contract).length > 0 && !INCOMPLETE.includes(id),
  );

  it.each(WITH_IDS)('$name accepts its example', ({ contract }) => {
    const example = exampleRequest(contract, (kind) => SOUND_IDS[kind] ?? 'id12345678');
    expect(contract.params?.safeParse(example.params).error).toBeUndefined();
    expect(contract.query?.safeParse(example.query).error).toBeUndefined();
    expect(contract.body?.safeParse(example.body).error).toBeUndefined();
  });

  it.each(ENDPOINTS.filter(({ contract }) => idKindsOf(contract).length > 0))(
    '$name refuses ids that could be paths',
    ({ contract }) => {
      for (const hostile of ['../Users', 'a/b', '..', '.', '__all__', 'x'.repeat(2_000), 'a\u0000b', 'a b']) {
        const example = exampleRequest(contract, () => hostile);
        const isTaken =
          (contract.params?.safeParse(example.params).success ?? true) &&
          (contract.query?.safeParse(example.query).success ?? true) &&
          (contract.body?.safeParse(example.body).success ?? true);
        expect(isTaken, JSON.stringify(hostile)).toBe(false);
      }
    },
  );
});

describe('a path with parameters', () => {
  it('keeps each in its segment and requires all of them', () => {
    expect(fillPath(teams.getRole, { id: 'a/b?c' })).toBe('/api/teams/roles/a%2Fb%3Fc');
    expect(() => fillPath(teams.getRole, {})).toThrow(/needs id/);
    expect(() => fillPath(teams.getRole, { id: '' })).toThrow(/needs id/);
  });
});

it('docs/openapi.json matches the contracts', () =>
  expect(`${JSON.stringify(openApiDocument(), null, 2)}\n`).toMatchFileSnapshot(
    '../../../docs/openapi.json',
  ));

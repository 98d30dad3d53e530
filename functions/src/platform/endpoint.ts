import type { Requirement } from '@harborline/domain/permissions/requirement';
import { ENDPOINT_PERMISSIONS, type EndpointName } from '@harborline/domain/permissions/table';
import type * as z from 'zod/mini';
import type { Caller, Staff } from './caller';
import type { RateClassName } from './rate-classes';

export interface RequestContext {
  readonly nowMs: number;
  /** the browser asked not to be tracked (D-50) */
  readonly asksNotToBeTracked: boolean;
}

/**
 * One operation over HTTP. `route` names a row of the permission table, so an endpoint without a permission does
 * not compile; `access` says whether the row is for visitors or for staff.
 */
export interface EndpointSpec<Input, Output, Who> {
  readonly name: string;
  readonly route: EndpointName;
  readonly input: z.ZodMiniType<Input>;
  readonly output: z.ZodMiniType<Output>;
  readonly rate: RateClassName;
  /** the tenant the request counts against, if the input or the caller tells */
  libraryOf?(input: Input, who: Who): string | undefined;
  run(input: Input, who: Who, context: RequestContext): Promise<Output>;
}

type EndpointAccess =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'staff'; readonly requirement: Requirement };

export interface Endpoint {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly rate: RateClassName;
  readonly access: EndpointAccess;
  /** @returns what to answer; parses input and output itself */
  readonly handle: (body: unknown, who: { caller: Caller; staff?: Staff }) => PreparedCall;
}

/** A request that was parsed and may be counted and run. */
export interface PreparedCall {
  readonly library: string | undefined;
  run(context: RequestContext): Promise<unknown>;
}

/** Thrown where a body does not fit its schema; the service turns it into a 400. */
export class InputError extends Error {}

function prepare<Input, Output, Who>(
  spec: EndpointSpec<Input, Output, Who>,
  body: unknown,
  who: Who,
): PreparedCall {
  const parsed = spec.input.safeParse(body);
  if (!parsed.success) {
    const [first] = parsed.error.issues;
    throw new InputError(first ? `${first.path.join('.') || 'body'}: ${first.message}` : 'body');
  }
  return {
    library: spec.libraryOf?.(parsed.data, who),
    run: async (context) => spec.output.parse(await spec.run(parsed.data, who, context)),
  };
}

function placeOf(route: EndpointName): { method: string; path: string } {
  const [method = '', path = ''] = route.split(' ');
  return { method, path };
}

/** An operation for anybody with an anonymous or other identity. */
export function visitorEndpoint<Input, Output>(spec: EndpointSpec<Input, Output, Caller>): Endpoint {
  if (!ENDPOINT_PERMISSIONS[spec.route].isPublic) throw new Error(`${spec.route} is not for visitors`);
  return {
    ...placeOf(spec.route),
    name: spec.name,
    rate: spec.rate,
    access: { kind: 'visitor' },
    handle: (body, { caller }) => prepare(spec, body, caller),
  };
}

/** An operation for active staff who meet the permission table's row. */
export function staffEndpoint<Input, Output>(spec: EndpointSpec<Input, Output, Staff>): Endpoint {
  const requirement: Requirement = ENDPOINT_PERMISSIONS[spec.route];
  if (requirement.isPublic) throw new Error(`${spec.route} is not for staff`);
  return {
    ...placeOf(spec.route),
    name: spec.name,
    rate: spec.rate,
    access: { kind: 'staff', requirement },
    handle: (body, { staff }) => {
      if (!staff) throw new Error(`${spec.name} was called without staff`);
      return prepare(spec, body, staff);
    },
  };
}

import type { Requirement } from '@harborline/domain/permissions/requirement';
import { ENDPOINT_PERMISSIONS, type EndpointName } from '@harborline/domain/permissions/table';
import { takesChatToken } from '@harborline/domain/session/takes-chat-token';
import type * as z from 'zod/mini';
import type { Caller, Staff, StaffDemand } from './caller';
import type { RateClassName } from './rate-classes';
import { TextStream } from './text-stream';

export interface RequestContext {
  readonly nowMs: number;
  /** when the caller last proved who they are, in milliseconds since 1970; 0 without an identity token */
  readonly signedInAtMs: number;
  /** the browser asked not to be tracked (D-50) */
  readonly asksNotToBeTracked: boolean;
}

/** What every operation declares. `route` names a row of the permission table: without one it does not compile. */
interface Declaration<Input, Who> {
  readonly name: string;
  readonly route: EndpointName;
  /**
   * Of the query (where all values are texts: use `z.coerce.number()`) for GET, of the body otherwise; parameters
   * of the path are merged in and win.
   */
  readonly input: z.ZodMiniType<Input>;
  readonly rate: RateClassName;
  /** the tenant the request counts against, if the input or the caller tells */
  libraryOf?(input: Input, who: Who): string | undefined;
}

interface JsonOperation<Input, Output, Who> extends Declaration<Input, Who> {
  readonly output: z.ZodMiniType<Output>;
  run(input: Input, who: Who, context: RequestContext): Promise<Output>;
}

/** Exceptions to what holds for staff. */
interface StaffExceptions {
  /** it ends the view, or is no change: possible while a teammate's view is tried on; all of GET is */
  readonly isAllowedWhileViewing?: boolean;
  /** it leads back from a library in which the caller's time is up (D-12) */
  readonly isAllowedAfterActing?: boolean;
}

export type VisitorSpec<Input, Output> = JsonOperation<Input, Output, Caller>;
export type OpenSpec<Input, Output> = JsonOperation<Input, Output, undefined>;
export type StaffSpec<Input, Output> = JsonOperation<Input, Output, Staff> & StaffExceptions;

export interface CsvSpec<Input> extends Declaration<Input, Staff>, StaffExceptions {
  /** what the browser saves it as */
  fileName(input: Input, staff: Staff): string;
  /** the text piece by piece; what fails before the first piece is answered like any failure */
  run(input: Input, staff: Staff, context: RequestContext): AsyncIterable<string>;
}

export type EndpointAccess =
  | { readonly kind: 'open' }
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'staff';
      readonly token: 'identity' | 'chat';
      /** sessions that were ended may look for the rest of their hour, and change nothing nor gain a chat token */
      readonly checksRevocation: boolean;
      readonly demand: StaffDemand;
    };

/** Who asks, as far as the endpoint's access wants to know. */
export interface Who {
  readonly caller?: Caller;
  readonly staff?: Staff;
}

export interface Endpoint {
  readonly name: string;
  readonly method: string;
  /** may hold parameters, as in /api/teams/roles/:id */
  readonly path: string;
  readonly rate: RateClassName;
  readonly access: EndpointAccess;
  /** @returns what to answer; parses input and output itself */
  readonly handle: (input: unknown, who: Who) => PreparedCall;
}

/** A request that was parsed and may be counted and run. */
export interface PreparedCall {
  readonly library: string | undefined;
  /** data for a JSON answer, or a TextStream */
  run(context: RequestContext): Promise<unknown>;
}

/** Thrown where a request does not fit its schema; the service turns it into a 400. */
export class InputError extends Error {}

function parse<Input, Whom>(spec: Declaration<Input, Whom>, input: unknown): Input {
  const parsed = spec.input.safeParse(input);
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  throw new InputError(first ? `${first.path.join('.') || 'body'}: ${first.message}` : 'body');
}

function prepare<Input, Output, Whom>(
  spec: JsonOperation<Input, Output, Whom>,
  input: unknown,
  who: Whom,
): PreparedCall {
  const parsed = parse(spec, input);
  return {
    library: spec.libraryOf?.(parsed, who),
    run: async (context) => spec.output.parse(await spec.run(parsed, who, context)),
  };
}

function commonOf<Input, Whom>(spec: Declaration<Input, Whom>) {
  const [method = '', path = ''] = spec.route.split(' ');
  return { method, path, name: spec.name, rate: spec.rate };
}

function staffAccess<Input>(spec: Declaration<Input, Staff> & StaffExceptions): EndpointAccess {
  const requirement: Requirement = ENDPOINT_PERMISSIONS[spec.route];
  if (requirement.isPublic) throw new Error(`${spec.route} is not for staff`);
  const isChange = !spec.route.startsWith('GET ');
  const demand = {
    requirement,
    isRefusedWhileViewing: isChange && spec.isAllowedWhileViewing !== true,
    isAllowedAfterActing: spec.isAllowedAfterActing === true,
  };
  const token = takesChatToken(commonOf(spec).path) ? 'chat' : 'identity';
  return { kind: 'staff', token, checksRevocation: isChange, demand };
}

function present<Whom>(who: Whom | undefined, name: string, kind: string): Whom {
  if (who === undefined) throw new Error(`${name} was called without ${kind}`);
  return who;
}

/** An operation for anybody at all, without a token; it is counted by network address. */
export function openEndpoint<Input, Output>(spec: OpenSpec<Input, Output>): Endpoint {
  const requirement: Requirement = ENDPOINT_PERMISSIONS[spec.route];
  if (!requirement.isOpen) throw new Error(`${spec.route} is not open`);
  return {
    ...commonOf(spec),
    access: { kind: 'open' },
    handle: (input) => prepare(spec, input, undefined),
  };
}

/** An operation for anybody with an anonymous or other identity. */
export function visitorEndpoint<Input, Output>(spec: VisitorSpec<Input, Output>): Endpoint {
  const requirement: Requirement = ENDPOINT_PERMISSIONS[spec.route];
  if (!requirement.isPublic || requirement.isOpen) throw new Error(`${spec.route} is not for visitors`);
  return {
    ...commonOf(spec),
    access: { kind: 'visitor' },
    handle: (input, { caller }) => prepare(spec, input, present(caller, spec.name, 'an identity')),
  };
}

/** An operation for active staff who meet the permission table's row. */
export function staffEndpoint<Input, Output>(spec: StaffSpec<Input, Output>): Endpoint {
  return {
    ...commonOf(spec),
    access: staffAccess(spec),
    handle: (input, { staff }) => prepare(spec, input, present(staff, spec.name, 'staff')),
  };
}

/** Like staffEndpoint, answering a file of comma-separated values piece by piece. */
export function csvEndpoint<Input>(spec: CsvSpec<Input>): Endpoint {
  return {
    ...commonOf(spec),
    access: staffAccess(spec),
    handle: (input, who) => {
      const staff = present(who.staff, spec.name, 'staff');
      const parsed = parse(spec, input);
      return {
        library: spec.libraryOf?.(parsed, staff),
        run: async (context) =>
          new TextStream(
            'text/csv; charset=utf-8',
            spec.fileName(parsed, staff),
            spec.run(parsed, staff, context),
          ),
      };
    },
  };
}

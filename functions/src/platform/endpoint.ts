import {
  type AnswerOf,
  type Contract,
  endpointName,
  type InputOf,
  pathOf,
  takesChatToken,
} from '@harborline/domain/api/contract';
import type { RateClassName } from '@harborline/domain/api/rate-classes';
import type { Caller, Staff, StaffDemand } from './caller';
import type { RequestParts } from './request-parts';
import { TextStream } from './text-stream';

export interface RequestContext {
  readonly nowMs: number;
  /** when the caller last proved who they are, in milliseconds since 1970; 0 without an identity token */
  readonly signedInAtMs: number;
  /** network address the request came from: for counting only, and never stored as it is (D-50) */
  readonly address: string;
  /** the browser asked not to be tracked (D-50) */
  readonly asksNotToBeTracked: boolean;
}

type Operation<C extends Contract, Who> = (
  input: InputOf<C>,
  who: Who,
  context: RequestContext,
) => Promise<AnswerOf<C>>;

interface StaffOptions {
  /** the library that a request counts against; the current one by default */
  readonly libraryOf?: (staff: Staff) => string;
}

interface CsvOperation<C extends Contract> {
  /** the name under which the browser saves it */
  fileName(input: InputOf<C>, staff: Staff): string;
  /** the text piece by piece; a failure before the first piece is answered like any other */
  run(input: InputOf<C>, staff: Staff, context: RequestContext): AsyncIterable<string>;
}

type EndpointAccess =
  | { readonly kind: 'open' }
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'staff';
      readonly token: 'identity' | 'chat';
      /** ended sessions may read for the rest of their hour, but not change anything or get a chat token */
      readonly checksRevocation: boolean;
      readonly demand: StaffDemand;
    };

/** Who is calling, as far as the endpoint's access requires it. */
export interface Who {
  readonly caller?: Caller;
  readonly staff?: Staff;
}

export interface Endpoint {
  readonly method: string;
  /** may contain parameters, as in /api/teams/roles/:id */
  readonly path: string;
  readonly rate: RateClassName;
  /** size limit of its bodies, if it is not the usual one */
  readonly bodyBytes?: number;
  readonly access: EndpointAccess;
  /** parses input and answer itself */
  readonly handle: (parts: RequestParts, who: Who) => PreparedCall;
}

/** A parsed request, ready to be counted and run. */
interface PreparedCall {
  readonly library: string | undefined;
  /** data for a JSON answer, or a TextStream */
  run(context: RequestContext): Promise<unknown>;
}

/** Thrown if a request does not fit its contract; the service turns it into a 400. */
export class InputError extends Error {}

/** The path's parameters come last, so that a body cannot override them. */
const PARTS = ['query', 'body', 'params'] as const;

/** @throws InputError that names the field */
function parseInput<C extends Contract>(contract: C, parts: RequestParts): InputOf<C> {
  const input = {};
  for (const part of PARTS) {
    const parsed = contract[part]?.safeParse(parts[part]);
    if (parsed === undefined) continue;
    if (parsed.success) {
      Object.assign(input, parsed.data);
      continue;
    }
    const [first] = parsed.error.issues;
    throw new InputError(first ? `${first.path.join('.') || 'body'}: ${first.message}` : 'body');
  }
  // Each part was parsed by its own schema; together they are what InputOf says.
  return input as InputOf<C>;
}

function parseAnswer<C extends Contract>({ answer }: C, data: unknown): AnswerOf<C> {
  if (answer === 'csv') throw new Error('A file is not a JSON answer');
  return answer.parse(data) as AnswerOf<C>;
}

const commonOf = (contract: Contract) => ({
  method: contract.method,
  path: pathOf(contract),
  rate: contract.rate,
  ...(contract.bodyBytes === undefined ? {} : { bodyBytes: contract.bodyBytes }),
});

function staffAccess(contract: Contract): EndpointAccess {
  if (contract.permission.isPublic) throw new Error(`${endpointName(contract)} is not for staff`);
  const isChange = contract.method !== 'GET';
  const demand = {
    requirement: contract.permission,
    isRefusedWhileViewing: isChange && contract.isAllowedWhileViewing !== true,
    isAllowedAfterActing: contract.isAllowedAfterActing === true,
  };
  const token = takesChatToken(contract) ? 'chat' : 'identity';
  return { kind: 'staff', token, checksRevocation: isChange, demand };
}

function present<Person>(who: Person | undefined, contract: Contract, kind: string): Person {
  if (who === undefined) throw new Error(`${endpointName(contract)} was called without ${kind}`);
  return who;
}

const currentLibrary = (staff: Staff): string => staff.support_lib_id;

/** An operation for anyone, without a token; its requests are counted by network address. */
export function openEndpoint<const C extends Contract>(
  contract: C,
  operation: Operation<C, undefined>,
): Endpoint {
  if (!contract.permission.isOpen) throw new Error(`${endpointName(contract)} is not open`);
  return {
    ...commonOf(contract),
    access: { kind: 'open' },
    handle: (parts) => {
      const input = parseInput(contract, parts);
      return {
        library: undefined,
        run: async (context) => parseAnswer(contract, await operation(input, undefined, context)),
      };
    },
  };
}

/** An operation for anyone with an identity, anonymous or not. */
export function visitorEndpoint<const C extends Contract>(
  contract: C,
  operation: Operation<C, Caller>,
): Endpoint {
  const { isPublic, isOpen } = contract.permission;
  if (!isPublic || isOpen) throw new Error(`${endpointName(contract)} is not for visitors`);
  return {
    ...commonOf(contract),
    access: { kind: 'visitor' },
    handle: (parts, who) => {
      const caller = present(who.caller, contract, 'an identity');
      const input = parseInput(contract, parts);
      return {
        library: undefined,
        run: async (context) => parseAnswer(contract, await operation(input, caller, context)),
      };
    },
  };
}

/** An operation for active staff who meet the contract's permission. */
export function staffEndpoint<const C extends Contract>(
  contract: C,
  operation: Operation<C, Staff>,
  { libraryOf = currentLibrary }: StaffOptions = {},
): Endpoint {
  return {
    ...commonOf(contract),
    access: staffAccess(contract),
    handle: (parts, who) => {
      const staff = present(who.staff, contract, 'staff');
      const input = parseInput(contract, parts);
      return {
        library: libraryOf(staff),
        run: async (context) => parseAnswer(contract, await operation(input, staff, context)),
      };
    },
  };
}

/** Like staffEndpoint, but answers with a CSV file, piece by piece. */
export function csvEndpoint<const C extends Contract>(
  contract: C,
  { fileName, run }: CsvOperation<C>,
): Endpoint {
  if (contract.answer !== 'csv') throw new Error(`${endpointName(contract)} does not answer with a file`);
  return {
    ...commonOf(contract),
    access: staffAccess(contract),
    handle: (parts, who) => {
      const staff = present(who.staff, contract, 'staff');
      const input = parseInput(contract, parts);
      return {
        library: currentLibrary(staff),
        run: async (context) =>
          new TextStream('text/csv; charset=utf-8', fileName(input, staff), run(input, staff, context)),
      };
    },
  };
}
